import { loginPage } from '../../pages/login.page';
import { accounts, demoPassword } from '../../support/accounts';
import { expectOnConsole, journey } from '../../support/journey';
import { look } from '../../support/look';

journey('Signing in', (it) => {
  it('refuses a wrong password in the words of the product and keeps the email [SH-049]', async () => {
    const login = loginPage();
    await login.openForCenters();
    await look('login');
    expectOnConsole(/40[01]/);
    await login.signIn(accounts.staff, 'Wrong-password-1');
    await expect(login.refusal()).toHaveText(expect.stringContaining("Incorrect Email Address or Password"));
    await expect(login.email()).toHaveValue(accounts.staff);
    await login.password().setValue(demoPassword);
  });
});
