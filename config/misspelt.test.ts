import { expect, test } from 'vitest'
import { findMisspelt } from './misspelt.ts'
import { settingNames } from './env.server.ts'

const meant = (name: string) => findMisspelt({ [name]: 'x' }, settingNames).map((found) => found.meant)

test('a name close to one of the settings is told with the one that was probably meant', () => {
  for (const [name, setting] of [
    ['SMPT_URL', 'SMTP_URL'],
    ['SITEURL', 'SITE_URL'],
    ['SITE_URI', 'SITE_URL'],
    ['site_url', 'SITE_URL'],
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
    ['BACKUP_KEYS', 'BACKUP_KEY'],
    ['BACKUPKEY', 'BACKUP_KEY'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATBASE_URL', 'DATABASE_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['MAILFROM', 'MAIL_FROM'],
    ['SALES_MAIL', 'SALES_EMAIL'],
    ['SECRET_KEY', 'SECRETS_KEY'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['METRIC_TOKEN', 'METRICS_TOKEN'],
    ['DRAIN_SECOND', 'DRAIN_SECONDS'],
    ['ADMIN_PASWORD', 'ADMIN_PASSWORD'],
    ['LLM-MODEL', 'LLM_MODEL'],
    ['JOBS_LEVER_BASES', 'JOBS_LEVER_BASE'],
    ['PROT', 'PORT'],
    ['Host', 'HOST'],
  ] as const)
    expect(meant(name), name).toEqual([setting])
})

/** As such environments are, from their documentation: nothing in them is about this site. */
const environments: Record<string, string[]> = {
  'a shell':
    `PATH HOME USER LOGNAME SHELL PWD OLDPWD SHLVL TERM COLORTERM LANG LC_ALL LC_CTYPE TZ EDITOR VISUAL PAGER MAIL MAILTO HOSTNAME HOSTTYPE
     OSTYPE MACHTYPE DISPLAY XAUTHORITY SSH_CLIENT SSH_CONNECTION SSH_TTY SSH_AUTH_SOCK TMPDIR XDG_RUNTIME_DIR XDG_SESSION_ID XDG_DATA_DIRS
     DBUS_SESSION_BUS_ADDRESS LS_COLORS PS1 _ http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY DEBUG CI`.split(
      /\s+/,
    ),
  'npm and Node':
    `npm_command npm_config_cache npm_config_loglevel npm_config_user_agent npm_config_noproxy npm_execpath npm_lifecycle_event npm_node_execpath
     npm_package_json npm_package_name npm_package_version INIT_CWD NODE NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_VERSION NODE_NO_WARNINGS
     NODE_TLS_REJECT_UNAUTHORIZED YARN_VERSION COREPACK_HOME NVM_DIR NVM_BIN UV_THREADPOOL_SIZE FORCE_COLOR NO_COLOR`.split(
      /\s+/,
    ),
  systemd:
    `INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID LISTEN_FDS LISTEN_PID LISTEN_FDNAMES NOTIFY_SOCKET WATCHDOG_USEC WATCHDOG_PID MAINPID MANAGERPID
     STATE_DIRECTORY RUNTIME_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY CONFIGURATION_DIRECTORY CREDENTIALS_DIRECTORY MEMORY_PRESSURE_WATCH
     MEMORY_PRESSURE_WRITE SERVICE_RESULT EXIT_CODE`.split(/\s+/),
  Kubernetes:
    `KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_SERVICE_PORT_HTTPS KUBERNETES_PORT KUBERNETES_PORT_443_TCP KUBERNETES_PORT_443_TCP_ADDR
     KUBERNETES_PORT_443_TCP_PORT KUBERNETES_PORT_443_TCP_PROTO SITE_SERVICE_HOST SITE_SERVICE_PORT SITE_PORT SITE_PORT_3000_TCP SITE_PORT_3000_TCP_ADDR
     DATABASE_SERVICE_HOST DATABASE_SERVICE_PORT DATABASE_PORT DATABASE_PORT_5432_TCP WORKER_SERVICE_HOST WORKER_PORT SMTP_SERVICE_HOST SMTP_PORT
     SMTP_PORT_25_TCP LLM_SERVICE_HOST LLM_PORT BACKUP_PORT METRICS_PORT POD_NAME POD_IP HOST_IP NODE_NAME`.split(
      /\s+/,
    ),
  'containers and hosts':
    `container PORT_3000_TCP DYNO WEB_CONCURRENCY MEMORY_AVAILABLE RENDER FLY_APP_NAME FLY_REGION RAILWAY_ENVIRONMENT DOCKER_HOST COMPOSE_PROJECT_NAME
     MALLOC_ARENA_MAX GITHUB_ACTIONS GITHUB_TOKEN RUNNER_TEMP`.split(/\s+/),
  PostgreSQL:
    `PGHOST PGHOSTADDR PGPORT PGUSER PGDATABASE PGPASSWORD PGPASSFILE PGDATA PGSSLMODE PGOPTIONS PGTZ PGAPPNAME POSTGRES_USER POSTGRES_PASSWORD
     POSTGRES_DB POSTGRES_HOST DATABASE_USER DATABASE_NAME DATABASE_HOST DATABASE_PASSWORD DB_HOST DB_URL`.split(
      /\s+/,
    ),
  'other programs beside it':
    `SMTP_HOST SMTP_USER SMTP_PASSWORD OPENAI_API_KEY LLM_API_URL AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_REGION REDIS_URL APP_URL BASE_URL
     SENTRY_DSN SITE_NAME ADMIN_USER LOG_FORMAT LOG_FILE TOKEN WORKERS_DIR`.split(/\s+/),
}

test('usual environments raise no false alarm', () => {
  for (const [what, names] of Object.entries(environments)) {
    const given = Object.fromEntries(names.map((name) => [name, 'x']))
    expect(names.length).toBeGreaterThan(10)
    expect(findMisspelt(given, settingNames), what).toEqual([])
  }
})

test('nothing is told of settings themselves, of empty values, nor when the one that was meant is set', () => {
  expect(findMisspelt(Object.fromEntries(settingNames.map((name) => [name, 'x'])), settingNames)).toEqual([])
  expect(findMisspelt({ SMPT_URL: '' }, settingNames)).toEqual([])
  expect(findMisspelt({ DATABASE_URI: 'x', DATABASE_URL: 'x' }, settingNames)).toEqual([])
  expect(findMisspelt({ DATABASE_URI: 'x', DATABASE_URL: '' }, settingNames)).toHaveLength(1)
})
