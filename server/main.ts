import { serve } from './serve.ts'

void serve()

export * from 'virtual:react-router/server-build'
