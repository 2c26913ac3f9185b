import { gallery as appearanceDialog } from '../appearance-dialog/appearance-dialog.gallery';
import { gallery as availabilityMenu } from '../clinic/availability-menu/availability-menu.gallery';
import { gallery as banner } from '../banner/banner.gallery';
import { gallery as brandMark } from '../brand-mark/brand-mark.gallery';
import { gallery as button } from '../button/button.gallery';
import { gallery as calendarOverlay } from '../clinic/calendar-overlay/calendar-overlay.gallery';
import { gallery as cancelForm } from '../clinic/cancel-form/cancel-form.gallery';
import { gallery as cardForm } from '../clinic/card-form/card-form.gallery';
import { gallery as count } from '../count-badge/count-badge.gallery';
import { gallery as dataTable } from '../data-table/data-table.gallery';
import { gallery as dialog } from '../dialog/dialog.gallery';
import { gallery as emptyState } from '../empty-state/empty-state.gallery';
import { gallery as errorSummary } from '../error-summary/error-summary.gallery';
import { gallery as fields } from '../field/fields.gallery';
import { gallery as specialFields } from '../field/special-fields.gallery';
import { gallery as fileUpload } from '../file-upload/file-upload.gallery';
import { gallery as fileViewer } from '../file-viewer/file-viewer.gallery';
import { gallery as form } from '../form/form.gallery';
import { gallery as infoPanel } from '../info-panel/info-panel.gallery';
import { gallery as layout } from '../layout/layout.gallery';
import { gallery as loadError } from '../load-error/load-error.gallery';
import { gallery as menu } from '../menu/menu.gallery';
import { gallery as monthGrid } from '../month-grid/month-grid.gallery';
import { gallery as notes } from '../clinic/notes/notes.gallery';
import { gallery as pricePanel } from '../clinic/price-panel/price-panel.gallery';
import { gallery as providerCalendar } from '../clinic/provider-calendar/provider-calendar.gallery';
import { gallery as radioCards } from '../radio-cards/radio-cards.gallery';
import { gallery as rescheduleForm } from '../clinic/reschedule-form/reschedule-form.gallery';
import { gallery as skeleton } from '../skeleton/skeleton.gallery';
import { gallery as slider } from '../slider/slider.gallery';
import { gallery as slotGrid } from '../clinic/slot-grid/slot-grid.gallery';
import { gallery as spinner } from '../spinner/spinner.gallery';
import { gallery as statusPill } from '../status-pill/status-pill.gallery';
import { gallery as stepIndicator } from '../step-indicator/step-indicator.gallery';
import { gallery as stickyBar } from '../sticky-bar/sticky-bar.gallery';
import { gallery as tabs } from '../tabs/tabs.gallery';
import { gallery as tagList } from '../tag-list/tag-list.gallery';
import { type Gallery } from './gallery';

/** Every widget in its states, in display order. */
export const allGalleries: readonly Gallery[] = [
  layout,
  brandMark,
  button,
  statusPill,
  fields,
  specialFields,
  radioCards,
  form,
  errorSummary,
  appearanceDialog,
  availabilityMenu,
  banner,
  calendarOverlay,
  cancelForm,
  cardForm,
  count,
  dataTable,
  dialog,
  emptyState,
  fileUpload,
  fileViewer,
  infoPanel,
  loadError,
  menu,
  monthGrid,
  notes,
  pricePanel,
  providerCalendar,
  rescheduleForm,
  skeleton,
  slider,
  slotGrid,
  spinner,
  stepIndicator,
  stickyBar,
  tabs,
  tagList,
];
