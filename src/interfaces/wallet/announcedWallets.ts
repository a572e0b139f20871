import * as v from 'valibot'
import { cleanText } from '#lib/text/text.ts'
import { soundProvider } from './soundProvider.ts'

const announcement = 'eip6963:announceProvider'
/** The most wallets to list. */
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
  /** A reverse domain name with a dot, so that it cannot be `demo` or `injected`, the app's own ids. */
  rdns: v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-]+(\.[\w-]+)+$/)),
})

const providerSchema = v.pipe(
  v.custom<object>((provider) => typeof (provider as { request?: unknown } | null)?.request === 'function'),
  v.transform(soundProvider),
)

const detailSchema = v.object({ info: infoSchema, provider: providerSchema })

/**
 * Filters EIP-6963 announcements before every listener, wagmi's above all: only valid wallets with a displayable name
 * pass, each once, up to a limit. An invalid announcement cannot affect the others.
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
    // A getter in the announcement threw.
    return null
  }
}
