import { lazyRouteComponent } from '@tanstack/react-router'

/** The decoder with its ABIs is several files: their names are here, and not in what every page loads. */
export const LocalDecoding = lazyRouteComponent(() => import('./DecodedHere.tsx'), 'DecodedHere')
