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
    knownTitle: 'Leads we already have',
    aboutKnown:
      'Stage, owner, source, dates and notes apply to new leads; existing ones keep theirs. An owner is found by name or address. Anything that isn’t understood becomes a note on the lead. Our own export names who takes part in a lead and its company, so import companies and people first; calls, tasks, emails and files aren’t in it, but in a backup.',
    undoing:
      'Leads that it created are deleted unless someone worked on them since; leads that it updated go back to their previous values unless those fields have been changed since.',
    imported: { to: '/leads?source=import', label: 'Imported leads' },
  },
  company: {
    title: 'Import companies',
    home: '/companies/import',
    many: 'companies',
    fromWhere: 'as HubSpot, Pipedrive, Twenty, Excel or our own export writes it',
    knownTitle: 'Companies we already have',
    aboutKnown:
      'A company is recognised by its mail domain or its name, so none is entered twice. Domains are added, never removed. For a new company, anything that isn’t understood becomes a note.',
    undoing:
      'Companies that it created are deleted unless someone has changed them since, or leads, people or files have been linked to them; companies that it updated go back to their previous values unless those fields have been changed since.',
    imported: { to: '/companies', label: 'All companies' },
  },
  person: {
    title: 'Import people',
    home: '/people/import',
    many: 'people',
    fromWhere: 'as HubSpot, Pipedrive, Twenty, Excel or our own export writes it',
    knownTitle: 'People we already have',
    aboutKnown:
      'A person is recognised by their email address. They are linked to the company named in the file, or to the one with their mail domain; a company that isn’t here becomes a note, so import companies first.',
    undoing:
      'People it created are deleted unless someone has changed them since or a lead has been linked to them; people it updated go back to their previous values unless those fields have been changed since.',
    imported: { to: '/people', label: 'All people' },
  },
  supplier: {
    title: 'Import suppliers',
    home: '/suppliers/import',
    many: 'suppliers',
    fromWhere: 'as a spreadsheet of freelancers and agencies or our own export has it',
    knownTitle: 'Suppliers we already have',
    aboutKnown:
      'A supplier is recognised by its email address, or by its name where the file has no address. Status, archive and date of entry apply to new suppliers; existing ones keep theirs. A new one without a seniority is entered as senior, and one approved in the file isn’t matched until its checks are recorded here. Anything that isn’t understood becomes a note.',
    undoing:
      'Suppliers it created are deleted unless someone has changed, checked, shortlisted or placed them since, or added documents; suppliers it updated go back to their previous values unless those fields have been changed since.',
    imported: { to: '/suppliers?sort=-updated', label: 'Imported suppliers' },
  },
}
