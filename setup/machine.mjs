import { inRoot, SetUpError } from './steps.mjs'

export const pinnedNode = inRoot('node_modules', '.bin', 'node')

export function checkMachine() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (hasPinnedNode()) {
    if (major < 20)
      throw new SetUpError(`Node ${process.versions.node} is too old. Please install Node 20 or newer.`)
  } else if (major < 22 || (major === 22 && minor < 22)) {
    const system = isMusl() ? 'Linux without glibc' : `${process.platform} on ${process.arch}`
    throw new SetUpError(
      `Node ${process.versions.node} is too old for ${system}: no newer one can be brought along there. Please install Node 22.22 or newer.`,
    )
  }
}

/** On these systems the lock file brings a Node of its own, which the npm scripts then run on. */
export function hasPinnedNode() {
  return process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch) && !isMusl()
}

function isMusl() {
  return process.platform === 'linux' && !process.report?.getReport().header.glibcVersionRuntime
}

export const nodeToUse = () => (hasPinnedNode() ? pinnedNode : process.execPath)
