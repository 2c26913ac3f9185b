const { createElement, forwardRef } = require('react');

/**
 * Stands in for lucide-react in tests: an empty SVG per icon, hidden from screen readers like the original. The package is one file of
 * 1,700 icons, which every test file would evaluate again; TypeScript checks the names.
 */
const icon = (name) =>
  forwardRef(({ size = 24, ...rest }, ref) => {
    const isLabeled = Object.keys(rest).some((prop) => prop.startsWith('aria-') || prop === 'role' || prop === 'title');
    return createElement('svg', {
      ref,
      width: size,
      height: size,
      'data-icon': name,
      ...(isLabeled ? {} : { 'aria-hidden': true }),
      ...rest,
    });
  });

const icons = {};
module.exports = new Proxy(icons, { get: (_, name) => (name === '__esModule' ? true : (icons[name] ??= icon(name))) });
