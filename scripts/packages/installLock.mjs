import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Milliseconds between two looks at a lock that another process holds. */
const interval = 200

/**
 * Waits until no living process holds the lock, and takes it: packages that two processes install at once are broken. The
 * lock of a process that was killed is taken over. The returned function releases it.
 */
export function waitForLock(file) {
  while (!isTaken(file)) {
    if (isAlive(ownerOf(file))) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, interval)
    else rmSync(file, { force: true })
  }
  return () => rmSync(file, { force: true })
}

function isTaken(file) {
  // Linked, the file appears with its owner in it.
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own)
  }
}

/** Undefined for a lock that was released meanwhile. */
function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function isAlive(owner) {
  if (owner === undefined) return true
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
