import * as build from 'virtual:react-router/server-build'
import { version } from '../package.json'

declare const __BUILD_ID__: string

const buildId = __BUILD_ID__
export { build, buildId, version }
