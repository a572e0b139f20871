import * as v from 'valibot'

/** An amount in the address of a page, `?amount=12.5`, as typed. The router makes numbers of digits it can give back unchanged. */
export const amountParameter = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{0,30}(?:\.\d{1,30})?$/),
)
