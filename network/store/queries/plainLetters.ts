import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Cyrillic and Greek letters, and the Latin ones that they are taken for. */
const alike = [
  ['АВЕКМНОРСТУХІЅЈаеорсухіѕјһ', 'ABEKMHOPCTYXISJaeopcyxisjh'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧορν', 'ABEZHIKMNOPTYXopv'],
]
const foreign = alike.map(([letters]) => letters).join('')
const latin = alike.map(([, letters]) => letters).join('')

/**
 * A column with Latin letters for those that look like them, so that a search also finds the token that imitates another
 * one's name.
 */
export function plainColumn(column: SQLWrapper): SQL {
  return sql`translate(${column}, ${foreign}::text, ${latin}::text)`
}

/** A text with Latin letters for those that look like them. */
export function plainText(text: string): string {
  return Array.from(text, (letter) => {
    const at = foreign.indexOf(letter)
    return at < 0 ? letter : latin.charAt(at)
  }).join('')
}
