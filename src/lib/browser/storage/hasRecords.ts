import * as v from 'valibot'
import { stored } from '#lib/browser/storage.ts'

/** Whether this browser keeps records of the chain. Without any, a visitor's first page loads nothing for them. */
export const hasRecords = stored('records', v.boolean(), false)
