import { HttpError, errors } from '../http/errors';
import { texts } from '../texts';
import { type CardGateway } from './card-gateway';

/**
 * Adds a timeout to the gateway for calls that a user waits for: a call that fails or takes longer than `timeoutMs` throws an error that
 * invites to try again, and `onFailure` receives the cause. HttpErrors of the gateway, such as a declined card, pass unchanged. Late
 * responses are ignored.
 */
export function withGatewayTimeout(cards: CardGateway, timeoutMs: number, onFailure: (cause: unknown) => void): CardGateway {
  async function withTimeout<Result>(call: () => Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no response within ${timeoutMs} ms`)), timeoutMs);
    });
    try {
      return await Promise.race([call(), timeout]);
    } catch (cause) {
      if (cause instanceof HttpError) throw cause;
      onFailure(cause);
      throw errors.unavailable(texts.cardUnchecked);
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    ...cards,
    createSetupSecret: () => withTimeout(() => cards.createSetupSecret()),
    readCard: (id) => withTimeout(() => cards.readCard(id)),
    connectAccount: (code) => withTimeout(() => cards.connectAccount(code)),
  };
}
