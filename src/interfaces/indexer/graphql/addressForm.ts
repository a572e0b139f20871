/*
 * Some indexers store addresses in lower case and compare them as sent: there a checksummed address finds nothing. So
 * the app sends addresses in the form in which the indexer itself writes them.
 */

type Form = 'lower' | 'mixed'
type Variables = Record<string, unknown>

const anyAddress = /^0x[0-9a-fA-F]{40}$/
let serverForm: Form | undefined

/** For tests: forgets which form the indexer uses. */
export function forgetAddressForm() {
  serverForm = undefined
}

/** Whether an answer of the indexer has shown its form. */
export function isFormKnown(): boolean {
  return serverForm !== undefined
}

/** The variables with their addresses in the indexer's form; unchanged while that is unknown. */
export function inServerForm<V>(variables: V): V {
  return serverForm === 'lower' ? inLowerCase(variables) : variables
}

/** The variables with their addresses in lower case. */
export function inLowerCase<V>(variables: V): V {
  if (typeof variables !== 'object' || variables === null) return variables
  const entries = Object.entries(variables as Variables).map(([name, value]) => [
    name,
    typeof value === 'string' && anyAddress.test(value) ? value.toLowerCase() : value,
  ])
  return Object.fromEntries(entries) as V
}

/** Learns the form from an answer. An address without a capital letter and with small ones is in lower case. */
export function learnAddressForm(answer: unknown, depth = 0): void {
  if (serverForm !== undefined || typeof answer !== 'object' || answer === null || depth > 3) return
  for (const value of Object.values(answer)) {
    if (typeof value !== 'string') learnAddressForm(value, depth + 1)
    else if (anyAddress.test(value) && /[a-fA-F].*[a-fA-F].*[a-fA-F]/.test(value.slice(2)))
      serverForm = /[A-F]/.test(value.slice(2)) ? 'mixed' : 'lower'
    if (serverForm !== undefined) return
  }
}

/** Whether an answer has nothing: every part of it is null, zero or an empty list. */
export function isEmptyAnswer(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  return Object.values(answer).every(
    (part) => part === null || part === 0 || (Array.isArray(part) && part.length === 0),
  )
}
