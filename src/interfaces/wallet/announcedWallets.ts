import * as v from 'valibot'
import { cleanText } from '#lib/text/text.ts'

const announcement = 'eip6963:announceProvider'
/** More wallets than anybody has in a browser. */
const mostWallets = 20
const longestIcon = 200_000

const infoSchema = v.object({
  uuid: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  name: v.pipe(
    v.string(),
    v.transform((name) => cleanText(name, { longest: 40 })),
    v.minLength(1),
  ),
  icon: v.fallback(v.pipe(v.string(), v.regex(/^data:image\//), v.maxLength(longestIcon)), ''),
  /** A name of its own, with a point: `demo` and `injected` are ours. */
  rdns: v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-]+(\.[\w-]+)+$/)),
})

const providerSchema = v.custom<object>(
  (provider) => typeof (provider as { request?: unknown } | null)?.request === 'function',
)

const detailSchema = v.object({ info: infoSchema, provider: providerSchema })

/**
 * Stands before every listener to EIP-6963 announcements, wagmi's above all, and lets through only what it has read: a
 * wallet with a name that can be shown, each once, and no more than a browser can have. Whatever else is announced, by
 * whichever script, costs nothing but itself.
 */
export function guardAnnouncements(): void {
  const passed = new WeakSet<object>()
  const known = new Map<string, string>()

  window.addEventListener(announcement, (event) => {
    const detail: unknown = (event as CustomEvent).detail
    if (typeof detail === 'object' && detail !== null && passed.has(detail)) return
    event.stopImmediatePropagation()
    const wallet = readDetail(detail)
    if (!wallet) return
    const { rdns, uuid } = wallet.info
    const isNew = !known.has(rdns) && known.size < mostWallets
    if (!isNew && known.get(rdns) !== uuid) return
    known.set(rdns, uuid)
    passed.add(wallet)
    window.dispatchEvent(new CustomEvent(announcement, { detail: wallet }))
  })
}

function readDetail(detail: unknown) {
  try {
    const result = v.safeParse(detailSchema, detail)
    return result.success ? Object.freeze(result.output) : null
  } catch {
    // A getter of the announcement threw.
    return null
  }
}
