import { lazyRouteComponent } from '@tanstack/react-router'

/** The dialog is several files: their names are here, and not in what every list loads. */
export const ListDialog = lazyRouteComponent(() => import('./ListDialog.tsx'), 'ListDialog')
