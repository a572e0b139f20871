/** The entry of a table under a word from outside; undefined for words that every object has, such as `constructor`. */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
