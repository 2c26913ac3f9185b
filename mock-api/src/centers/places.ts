import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder } from '../package-folder';

interface ZipArea {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

/**
 * Reads the table of the package `zipcodes`. Its file is a script with an object literal of 5 MB, which takes half a second to compile;
 * the literal is valid JSON, which takes a fifth of that to parse.
 */
function readZipTable(): Record<string, ZipArea> {
  const script = readFileSync(createRequire(join(packageFolder, 'package.json')).resolve('zipcodes/lib/codes.js'), 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.indexOf('};') + 1)) as Record<string, ZipArea>;
}

let zipTable: Record<string, ZipArea> | undefined;

/** Finds the city and coordinates of a US ZIP code; undefined for an unknown one. */
export function findZipArea(zip: string): ZipArea | undefined {
  if (!/^\d{5}$/.test(zip)) return undefined;
  zipTable ??= readZipTable();
  const found = zipTable[zip];
  return found && { zip: found.zip, city: found.city, state: found.state, latitude: found.latitude, longitude: found.longitude };
}

const earthRadiusMiles = 3_958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Point {
  latitude: number;
  longitude: number;
}

/** Calculates the great-circle distance of two points in miles. */
export function milesBetween(a: Point, b: Point): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const half = Math.sin(latitude / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(half));
}
