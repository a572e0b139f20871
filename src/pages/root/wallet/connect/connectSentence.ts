import { errorCode } from '#lib/requests/errorCode.ts'
import { cleanText } from '#lib/text/text.ts'
import { thrownText } from '#lib/text/thrownText.ts'

/** Why connecting failed, as a sentence. A rejection by the user is not called an error. */
export function connectSentence(error: unknown, name: string): string {
  const code = errorCode(error)
  if (code === 4001) return `You declined in ${name}.`
  if (code === -32_002) return `${name} is already asking. Open it and answer there.`
  return cleanText(`${name} did not connect. ${thrownText(error)}`, { longest: 200 }).trim()
}
