/**
 * A rule for the dark scheme on screens: where the device asks for it and the visitor did not choose the light one, and where the
 * visitor chose it. Paper stays light. `condition` narrows the media, `element` is a selector below the root element.
 */
export const whenDark = (rule: string, condition = '', element = ''): string => `
@media screen and (prefers-color-scheme: dark)${condition} { :root:not([data-scheme='light'])${element} { ${rule} } }
@media screen${condition} { :root[data-scheme='dark']${element} { ${rule} } }`;

export const moreContrast = '(prefers-contrast: more)';
