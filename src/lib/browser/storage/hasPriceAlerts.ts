import * as v from 'valibot'
import { stored } from '#lib/browser/storage.ts'

/** Whether this browser keeps a price alert of any network. Without one, nothing is loaded to watch prices. */
export const hasPriceAlerts = stored('alerts', v.boolean(), false)
