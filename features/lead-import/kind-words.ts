import type { ImportKind } from './lead-import.schema.ts'

interface KindWords {
  title: string
  /** The list of imports of this kind. */
  home: string
  many: string
  fromWhere: string
  knownTitle: string
  aboutKnown: string
  undoing: string
  imported: { to: string; label: string }
}

/** What the screens of an import say, and where they lead, by what the rows become. */
export const kindWords: Record<ImportKind, KindWords> = {
  lead: {
    title: 'Import leads',
    home: '/leads/import',
    many: 'leads',
    fromWhere: 'as Excel, a CRM or our own export writes it',
    knownTitle: 'Leads that are known already',
    aboutKnown:
      'Stage, owner, source, dates and notes are for new leads; known ones keep theirs. An owner is found by name or address. What isn’t understood becomes a note on the lead.',
    undoing:
      'Leads that it created are deleted unless someone worked on them since; leads that it updated go back to their previous values unless those fields have been changed since.',
    imported: { to: '/leads?source=import', label: 'Imported leads' },
  },
  company: {
    title: 'Import companies',
    home: '/companies/import',
    many: 'companies',
    fromWhere: 'as HubSpot, Pipedrive, Twenty, Excel or our own export writes it',
    knownTitle: 'Companies that are known already',
    aboutKnown:
      'A company is known by its mail domain or its name, so none is entered twice. Domains are added, never taken away. Of a new company, what isn’t understood becomes a note.',
    undoing:
      'Companies that it created are deleted unless someone changed them, or leads, people or files came to them since; companies that it updated go back to their previous values unless those fields have been changed since.',
    imported: { to: '/companies', label: 'All companies' },
  },
  person: {
    title: 'Import people',
    home: '/people/import',
    many: 'people',
    fromWhere: 'as HubSpot, Pipedrive, Twenty, Excel or our own export writes it',
    knownTitle: 'People who are known already',
    aboutKnown:
      'A person is known by the email address. They belong to the company that the file names, or to that of their mail domain; a company that isn’t here becomes a note, so import companies first.',
    undoing:
      'People whom it created are deleted unless someone changed them or a lead came to them since; people whom it updated go back to their previous values unless those fields have been changed since.',
    imported: { to: '/people', label: 'All people' },
  },
}
