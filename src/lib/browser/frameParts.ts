import * as v from 'valibot'
import { hasLending, hasMarkets } from './config/config.ts'
import { stored } from './storage/storage.ts'

/** The areas that the network of the last visit did not have. `src/first.js` reads it before there is any configuration. */
const missingAreas = stored('without', v.array(v.string()), [])

/** Notes which areas the frame of index.html leaves out at the next visit. */
export function rememberFrameParts(): void {
  const missing = [...(hasMarkets() ? [] : ['markets']), ...(hasLending() ? [] : ['lending'])]
  if (missing.join() !== missingAreas.read().join()) missingAreas.write(missing)
}
