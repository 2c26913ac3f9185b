import { z } from 'zod';
import { scriptHash } from '../build/integrity';
import { type ShellManifest } from '../build/build-manifest';
import { type PrerenderedPage } from '../prerender/render-remote';
import { type Registry } from './registry';
import { renderSocialTags } from './search-files';

/** Hosts that Stripe's script needs. The suite loads nothing else from other hosts, unless the settings name one. */
const stripe = {
  script: 'https://js.stripe.com',
  frame: 'https://js.stripe.com https://hooks.stripe.com',
  connect: 'https://api.stripe.com',
};

/** The hash of an empty style element. In production, styled-components needs no other. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Default origins for a remote override in a tab, in an installation that permits overrides. */
const defaultOverrideOrigins = ['http://localhost:*'];

/** Lists the other origins of the site's code: those in its registry and, where permitted, those of overrides. */
export function listCodeOrigins({ registry, config }: Pick<PageParts, 'registry' | 'config'>): string[] {
  const named = Object.values(registry.microFrontends).flatMap((versions) => versions.map(({ url }) => url));
  const overrides = config.allowOverride === true ? z.array(z.string()).parse(config.overrideOrigins ?? defaultOverrideOrigins) : [];
  return [...new Set([...named.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin), ...overrides])];
}

/** Returns the other origin of a URL in the settings with a leading space, or an empty text. */
const otherOrigin = (url: unknown) => (typeof url === 'string' && /^https?:/.test(url) ? ` ${new URL(url).origin}` : '');

interface PolicyParts {
  inlineScript: string;
  /** Other origins of the site's code. */
  origins: string[];
  /** Other origin that only receives data, with a leading space. */
  receiver: string;
  /** Other origin of the live chat, its script and its frame, with a leading space. */
  chat: string;
  /** The page's styles. */
  css: string[];
}

function policy({ inlineScript, origins, receiver, chat, css }: PolicyParts) {
  const self = ["'self'", ...origins].join(' ');
  return [
    "default-src 'self'",
    `script-src ${self} ${scriptHash(inlineScript)} ${scriptHash(pause)} ${stripe.script}${chat}`,
    `style-src 'self' ${emptyStyle}${css.map((style) => ` ${scriptHash(style)}`).join('')}`,
    `connect-src ${self} ${stripe.connect}${receiver}`,
    `frame-src 'self' ${stripe.frame}${chat}`,
    `img-src ${self} data: blob:`,
    "worker-src 'self' blob:",
    `font-src ${self}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** A script after the content, so that the parser pauses and the content is laid out in another task than it is parsed in. */
const pause = 'void 0';
const pauseId = 'sh-content-end';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Renders JSON inside a script element. A '<' in the JSON must not end the element. */
const data = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;

interface PageParts {
  shell: ShellManifest;
  registry: Registry;
  /** Settings of the installation. A missing setting has its default. */
  config: Record<string, unknown>;
  /** Name of the site and the public keys that its releases may be signed with. Without them the page verifies no signature. */
  siteKeys?: { site: string; keys: string[] };
  /** Content of a public page before any script runs. The shell removes the marked elements when it renders. */
  prerendered?: PrerenderedPage;
}

/**
 * A signed-in user may get a redirect, and a guest with a draft another step, so the page stays hidden until the shell renders. A
 * pressed button shows that its script is loading. The padding is for the noscript message.
 */
const styleOf = ({ css }: PrerenderedPage) =>
  `${css}[data-session] #root{visibility:hidden}[data-pressed]{opacity:.6;cursor:progress}noscript{display:block;padding:16px}`;

/** Marks elements that the shell removes when it renders. A shell of the previous release removes those with `data-drawn`. */
const mark = 'data-prerendered data-drawn';

/** The styles of the application follow this element, so that those of the prerendered page prevail while the application renders. */
const styleSlot = `<style data-styled ${mark}></style>`;

const markElements = (head: string) => head.replace(/<(link|meta)\b/g, `<$1 ${mark}`);

/** Renders the colors of the page before its styles, and of the browser's bars. The page's script replaces them by the visitor's choice. */
const renderSchemes = (barColors: Required<ShellManifest>['barColors']) =>
  [
    '<meta name="color-scheme" content="light dark">',
    ...Object.entries(barColors).map(
      ([scheme, color]) =>
        `<meta name="theme-color" data-bar-scheme="${scheme}" media="(prefers-color-scheme: ${scheme})" content="${escaped(color)}">`,
    ),
  ].join('\n');

/**
 * Nothing of a prerendered page is painted before all of its content is parsed: the columns of half a table would move. Browsers wait for
 * the start of the element only, so it is one after the content.
 */
const waitForContent = `<link rel="expect" href="#${pauseId}" blocking="render">`;

/**
 * Renders the site's HTML page: settings, registry and shell, all static. Any web server can serve it. The inline script stands in the
 * body: browsers parse the head in one task, but may pause before the body and after each script in it.
 */
export function renderHtmlPage({ shell, registry, config, siteKeys, prerendered }: PageParts): string {
  const folder = `/shell/${shell.version}/`;
  const inFolder = (files: string[]) => files.map((file) => folder + file);
  const routes = shell.routes.map(({ path, files }) => ({ path, files: inFolder(files) }));
  const inlineScript = `${siteKeys ? `siteKeys=${JSON.stringify(siteKeys)};` : ''}${shell.preload}`;
  const csp = policy({
    inlineScript,
    origins: listCodeOrigins({ registry, config }),
    receiver: otherOrigin(config.analyticsUrl),
    chat: otherOrigin(config.chatUrl),
    css: [...(shell.schemes ? [shell.schemes] : []), ...(prerendered ? [styleOf(prerendered)] : [])],
  });
  const siteName = shell.title.split(':')[0] ?? shell.title;
  const entry = shell.entry.map((file) => ({ src: folder + file, integrity: shell.integrity[file] ?? '' }));
  const isStartedLater = prerendered !== undefined && shell.startsWithUse === true;
  const scripts = entry.map(({ src, integrity }) => `<script defer src="${src}" integrity="${integrity}"></script>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${csp}">
<meta name="viewport" content="width=device-width, initial-scale=1">
${shell.barColors ? renderSchemes(shell.barColors) : ''}
${shell.schemes ? `<style>${shell.schemes}</style>` : ''}
<title>${escaped(prerendered?.title ?? shell.title)}</title>
<meta name="description" content="${escaped(prerendered?.description ?? shell.description)}">
${prerendered ? `${markElements(`${renderSocialTags(prerendered, siteName)}\n${prerendered.head}`)}${styleSlot}<style ${mark}>${styleOf(prerendered)}</style>` : ''}
<link rel="icon" href="${escaped(shell.icon ?? 'data:,')}">
<link rel="manifest" href="/manifest.webmanifest">
${shell.font ? `<link rel="preload" as="font" type="font/woff2" href="${folder}${shell.font}" crossorigin>` : ''}
${data('sh-config', config)}
${data('sh-registry', registry)}
${data('sh-routes', routes)}
${data('sh-signed-in', inFolder(shell.signedIn))}
${prerendered?.unless ? data('sh-prerendered-unless', prerendered.unless) : ''}
${isStartedLater ? data('sh-scripts', entry) : scripts.join('\n')}
${prerendered ? waitForContent : ''}
</head>
<body>
<script>${inlineScript}</script>
${typeof config.devScript === 'string' ? `<script src="${config.devScript}"></script>` : ''}
<div id="root">${prerendered?.html ?? ''}</div>
${prerendered ? `<script id="${pauseId}">${pause}</script>` : ''}
<noscript>This site needs JavaScript for requesting and scheduling scans.</noscript>
</body>
</html>
`;
}
