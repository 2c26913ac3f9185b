import { type FastifyInstance } from 'fastify';
import { type Context } from '../context';
import { addMailbox } from './mailbox-page';
import { addReminderStop } from './opt-out';
import { type DeliverySettings } from './settings';
import { addTextReports } from './text-reports';

/** Adds what recipients and providers open by URL. None of it is a call of the suite. */
export function addMessagePages(api: FastifyInstance, context: Context, delivery: DeliverySettings | undefined): void {
  addMailbox(api, context, Boolean(delivery));
  void api.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    addReminderStop(scope, context);
    if (delivery?.texts) addTextReports(scope, context, delivery.texts);
    done();
  });
}
