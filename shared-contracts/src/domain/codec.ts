/**
 * Requires every key of a shape, with undefined for a missing value. Codecs return it, so that a field forgotten in either
 * direction does not compile.
 */
export type Complete<Shape> = { [Key in keyof Required<Shape>]: Shape[Key] };
