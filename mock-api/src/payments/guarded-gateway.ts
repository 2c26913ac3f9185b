import { ApiError, errors } from '../http/errors';
import { texts } from '../texts';
import { type CardGateway } from './card-gateway';

/**
 * The gateway as calls use it: one that fails, or takes longer than `milliseconds`, refuses with words that invite to try
 * again, and `note` is told why. A refusal of its own, such as a declined card, stays as it is. An answer that comes too
 * late is dropped.
 */
export function guardedGateway(cards: CardGateway, milliseconds: number, note: (cause: unknown) => void): CardGateway {
  async function inTime<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
    });
    try {
      return await Promise.race([ask(), tooLate]);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      note(cause);
      throw errors.unavailable(texts.cardUnchecked);
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    createSetupSecret: () => inTime(() => cards.createSetupSecret()),
    readCard: (id) => inTime(() => cards.readCard(id)),
  };
}
