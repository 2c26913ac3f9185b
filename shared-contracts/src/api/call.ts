import { type ApiCall } from '@scanharbor/shared-contracts';
import { type z } from 'zod';
import { type Wire } from '../wire';

/** Shape of one part of a call, as the client passes it; undefined when the call has no such part. */
type Input<Name extends keyof Wire, Part extends string> =
  Wire[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined;

/** A required part is a required property; a part with only optional fields may be omitted. */
type InputPart<Part extends string, Value> = [Value] extends [undefined]
  ? { [Key in Part]?: undefined }
  : object extends Value
    ? { [Key in Part]?: Value }
    : { [Key in Part]: Value };

type Transport = Pick<ApiCall, 'background' | 'mayBeEmpty' | 'form' | 'onProgress' | 'file'>;

/** Input of a call, typed by the wire: path parameters, query, JSON body; and transport options. */
type CallInput<Name extends keyof Wire> = InputPart<'params', Input<Name, 'params'>> &
  InputPart<'query', Input<Name, 'query'>> &
  InputPart<'body', Input<Name, 'body'>> &
  Transport;

/** Response of a call; a Blob when the response is a file. */
type WireResponse<Name extends keyof Wire> = Wire[Name] extends { response: infer Schema extends z.ZodType } ? z.output<Schema> : Blob;

type Arguments<Name extends keyof Wire> = object extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>];

/**
 * Describes one call of the wire table for the base query: `call('PUT px/invitation/:invitationId', { params, body })`.
 * Path parameters are URL-encoded. The types come from the wire schemas; no schema is loaded at run time.
 */
export function call<Name extends keyof Wire>(name: Name, ...[input]: Arguments<Name>): ApiCall<WireResponse<Name>> {
  const { params = {}, query, ...rest } = (input ?? {}) as { params?: Record<string, string | number>; query?: ApiCall['params'] };
  const [method, path = ''] = name.split(' ');
  const url = path.replace(/:(\w+)/g, (_match, key: string) => encodeURIComponent(String(params[key])));
  return { url, method: method as ApiCall['method'], params: query, ...rest };
}
