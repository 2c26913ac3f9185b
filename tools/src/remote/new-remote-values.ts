import { accesses } from '../build/access';
import { type NewRemote } from './templates';

/** Completes and checks what a new remote starts from. Throws with one line for an invalid value. */
export function newRemoteValues(
  name: string,
  { owner = name.replace(/^mfe-/, ''), url = `/${name.replace(/^mfe-/, '')}`, access = 'public' }: Partial<Omit<NewRemote, 'name'>>,
): NewRemote {
  if (!/^mfe-[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`Invalid name: '${name}'. Use 'mfe-' and lower-case letters, such as mfe-blog`);
  if (!/^(\/:?[a-z0-9_-]+\??)+$/i.test(url)) throw new Error(`Invalid path: '${url}'. Use a leading slash, such as /blog`);
  if (!accesses.some((one) => one === access)) throw new Error(`Invalid access: '${access}'. Allowed: ${accesses.join(', ')}`);
  if (!/^[\w-]+$/.test(owner)) throw new Error(`Invalid owner: '${owner}'. Use the name of a team, such as blog`);
  return { name, owner, url, access };
}
