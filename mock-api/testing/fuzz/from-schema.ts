import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

const texts: Record<string, Arbitrary<string>> = {
  email: fc.emailAddress(),
  date: fc
    .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2100-01-01') })
    .map((date) => date.toISOString().slice(0, 10)),
};

const int32 = 2_147_483_647;

function number({ type, minimum, maximum, exclusiveMinimum }: Shape): Arbitrary<number> {
  const min = Math.max(minimum ?? exclusiveMinimum ?? -int32, -int32);
  const max = Math.min(maximum ?? int32, int32);
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

function record({ properties = {}, required = [] }: Shape): Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, fromShape(shape)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

function fromShape(shape: Shape): Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(fromShape));
  if (shape.type === 'object') return record(shape);
  if (shape.type === 'array') return fc.array(fromShape(shape.items ?? {}), { maxLength: 3 });
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'null') return fc.constant(null);
  if (shape.type === 'number' || shape.type === 'integer') return number(shape);
  if (shape.type === 'string') return texts[shape.format ?? ''] ?? fc.string({ unit: 'grapheme', maxLength: 12 });
  return fc.oneof(fc.integer({ min: 0, max: 1400 }), fc.string({ maxLength: 8 }));
}

/** Without the names of schemas, which would stand as references. */
const unnamed = z.registry<{ id?: string | undefined }>();

/** Generates values in the shape of a wire schema. Rules beyond the shape, such as the password rule, can be violated. */
export const fromSchema = (schema: z.ZodType): Arbitrary<unknown> =>
  fromShape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: unnamed }) as Shape);
