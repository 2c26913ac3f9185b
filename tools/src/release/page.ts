import { z } from 'zod';
import { scriptHash } from '../build/integrity';
import { type ShellFacts } from '../build/facts';
import { type Drawn } from '../prerender/server-modules';
import { type Registry } from './registry';

/** Hosts that Stripe's own script needs; the suite loads nothing else from outside. */
const stripe = {
  script: 'https://js.stripe.com',
  frame: 'https://js.stripe.com https://hooks.stripe.com',
  connect: 'https://api.stripe.com',
};

/** The hash of an empty style element is all that styled-components needs in production. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where a tab may take a remote from instead, in an installation that allows it at all. */
const defaultOverrideOrigins = ['http://localhost:*'];

/** Origins besides its own that the site's code may come from: those that its registry names, and those of overrides. */
export function codeOrigins({ registry, config }: Pick<PageParts, 'registry' | 'config'>): string[] {
  const named = Object.values(registry.microFrontends).flatMap((versions) => versions.map(({ url }) => url));
  const overrides = config.allowOverride === true ? z.array(z.string()).parse(config.overrideOrigins ?? defaultOverrideOrigins) : [];
  return [...new Set([...named.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin), ...overrides])];
}

function policy(inlineScript: string, origins: string[], css?: string) {
  const self = ["'self'", ...origins].join(' ');
  return [
    "default-src 'self'",
    `script-src ${self} ${scriptHash(inlineScript)} ${stripe.script}`,
    `style-src 'self' ${emptyStyle}${css ? ` ${scriptHash(css)}` : ''}`,
    `connect-src ${self} ${stripe.connect}`,
    `frame-src 'self' ${stripe.frame}`,
    `img-src ${self} data: blob:`,
    "worker-src 'self' blob:",
    `font-src ${self}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** JSON inside a script element: a '<' in it must not end the element. */
const data = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;

interface PageParts {
  shell: ShellFacts;
  registry: Registry;
  /** Settings of the installation; what it leaves out keeps its default. */
  config: Record<string, unknown>;
  /** What a public page shows before any script has run; its marked elements leave when the shell draws. */
  drawn?: Drawn;
}

/** Who is signed in may be led elsewhere, so a guest's page stays hidden until the shell knows. The note on scripts keeps off the edges. */
const styleOf = ({ css }: Drawn) => `${css}[data-session] #root{visibility:hidden}noscript{display:block;padding:16px}`;

const marked = (head: string) => head.replace(/<(link|meta)\b/g, '<$1 data-drawn');

/** The site's one page: settings, registry and shell, all static. Any web server can hand it out. */
export function page({ shell, registry, config, drawn }: PageParts): string {
  const folder = `/shell/${shell.version}/`;
  const inFolder = (files: string[]) => files.map((file) => folder + file);
  const routes = shell.routes.map(({ path, files }) => ({ path, files: inFolder(files) }));
  const scripts = shell.entry.map((file) => `<script defer src="${folder}${file}" integrity="${shell.integrity[file] ?? ''}"></script>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(shell.preload, codeOrigins({ registry, config }), drawn && styleOf(drawn))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(drawn?.title ?? shell.title)}</title>
<meta name="description" content="${escaped(drawn?.description ?? shell.description)}">
${drawn ? `${marked(drawn.head)}<style data-drawn>${styleOf(drawn)}</style>` : ''}
<link rel="icon" href="${escaped(shell.icon ?? 'data:,')}">
${shell.font ? `<link rel="preload" as="font" type="font/woff2" href="${folder}${shell.font}" crossorigin>` : ''}
${data('sh-config', config)}
${data('sh-registry', registry)}
${data('sh-routes', routes)}
${data('sh-signed-in', inFolder(shell.signedIn))}
<script>${shell.preload}</script>
${scripts.join('\n')}
${config.devScript ? `<script src="${String(config.devScript)}"></script>` : ''}
</head>
<body>
<div id="root">${drawn?.html ?? ''}</div>
<noscript>This site needs JavaScript for requesting and scheduling scans.</noscript>
</body>
</html>
`;
}
