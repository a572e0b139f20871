import * as v from 'valibot'

/** A token's symbol in a record: cut at 32 characters, which may be two units each, with an ellipsis behind them. */
export const keptSymbol = v.pipe(v.string(), v.maxLength(65))
