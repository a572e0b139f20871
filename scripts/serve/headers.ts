import { contentSecurityPolicy, type PolicyConfig } from './contentSecurityPolicy.ts'

/** Devices that no page of ours needs. A wallet that is one is spoken to by its extension. */
const devices = ['camera', 'geolocation', 'hid', 'microphone', 'payment', 'serial', 'usb']

/** What every answer of the app's server carries, except the hashed files of the build (`assetHeaders`). */
export function securityHeaders(
  config: PolicyConfig | undefined,
  scripts: readonly string[],
): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config, scripts),
    // The window of a wallet may answer the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': devices.map((device) => `${device}=()`).join(', '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

/**
 * What a hashed file carries. It is never a page of its own, so that the rules of pages would only cost bytes, at each
 * file.
 */
export const assetHeaders: Record<string, string> = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** A browser then asks for this site over https only, for a year. It cannot be taken back, so that a host has to want it. */
export const transportHeader = { name: 'strict-transport-security', value: 'max-age=31536000' }
