import { type WidgetDoc } from '@scanharbor/tools/widget-docs';
import { galleryGroups } from './gallery';

/** Sorts widgets into the groups of the navigation; groups of code without a look come last. */
export function groupWidgets(widgets: readonly WidgetDoc[]): { group: string; members: WidgetDoc[] }[] {
  const groups = new Set([...galleryGroups, ...widgets.map(({ group }) => group)]);
  return [...groups]
    .map((group) => ({
      group,
      members: widgets.filter((widget) => widget.group === group).sort((one, other) => one.title.localeCompare(other.title)),
    }))
    .filter(({ members }) => members.length > 0);
}
