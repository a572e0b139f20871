import * as v from 'valibot'

/** An amount in the URL of a page, `?amount=12.5`, as typed. */
export const amountParameter = v.pipe(v.string(), v.regex(/^\d{0,30}(?:\.\d{1,30})?$/))
