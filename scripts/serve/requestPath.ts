/**
 * The path a request names: `raw` still percent-encoded, `decoded` as it reads. Undefined when it does not decode, or holds
 * what no address of the app does: a zero byte, a backslash (a slash on Windows), `..` behind an encoded slash.
 */
export function readRequestPath(target = '/'): { raw: string; decoded: string } | undefined {
  try {
    // A path that begins with two slashes is a path, not the name of a host.
    const raw = new URL(target.startsWith('/') ? `http://app${target}` : target).pathname
    const decoded = decodeURIComponent(raw)
    return /[\0\\]/.test(decoded) || decoded.split('/').includes('..') ? undefined : { raw, decoded }
  } catch {
    return undefined
  }
}
