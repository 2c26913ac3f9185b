import { type ScreenTitles } from '@scanharbor/shared-contracts';

export const titles = {
  login: 'Iniciar sesión',
  patientLogin: 'Inicio de sesión para pacientes',
  centerLogin: 'Inicio de sesión para centros de imágenes',
  forgot: 'Restablecer su contraseña',
  checkEmail: 'Revise su correo electrónico',
  newPassword: 'Elija una contraseña nueva',
  restore: 'Restaurar su contraseña',
  notFound: 'Página no encontrada',
  signedOut: 'Sesión cerrada',
};

/** Titles of the shell's own screens. */
export const shellTitles: ScreenTitles = {
  '/login': { title: titles.login },
  '/patient-login': { title: titles.patientLogin },
  '/ic-login': { title: titles.centerLogin },
  '/single-sign-on': { title: 'Iniciando su sesión' },
  '/password/forgot': { title: titles.forgot },
  '/password/reset': { title: titles.newPassword },
  '/password/temp-reset': { title: titles.restore },
  '/email/confirm': { title: 'Confirme su correo electrónico' },
  '/404': { title: titles.notFound },
};
