CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (coalesce(nullif(btrim(regexp_replace(regexp_replace(lower("companies"."name"), '[^[:alnum:]]+', ' ', 'g'), '( (ltd|limited|plc|llp|llc|lp|inc|incorporated|corp|corporation|co|company|gmbh|ag|bv|nv|sa|sas|srl|oy|ab|as|aps|dac|teoranta|teo))+ *$', '')), ''), lower("companies"."name"))) STORED,
	"sector" text,
	"size" text,
	"country" text,
	"notes" text,
	"archived_at" timestamp with time zone,
	"merged_into" uuid,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate("companies"."name", '@._-+/,;:()''"&', '              '))) STORED
);
--> statement-breakpoint
CREATE TABLE "company_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_companies" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"is_main" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid,
	"name" text NOT NULL,
	"job_title" text,
	"email" text,
	"email_key" text,
	"phone" text,
	"phone_key" text,
	"notes" text,
	"archived_at" timestamp with time zone,
	"merged_into" uuid,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate("people"."name" || ' ' || coalesce("people"."email", '') || ' ' || coalesce("people"."phone_key", ''), '@._-+/,;:()''"&', '              '))) STORED
);
--> statement-breakpoint
CREATE TABLE "undos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
-- Companies and people of the leads that are there. The leads stay as they are: these tables alone say what belongs together.
SELECT set_config('work_mem', '256MB', true), set_config('maintenance_work_mem', '256MB', true);--> statement-breakpoint
CREATE TEMP TABLE "placed" ON COMMIT DROP AS
WITH keyed AS (
	SELECT id, domain, sector, company_size, country, created_at,
		coalesce(nullif(btrim(regexp_replace(regexp_replace(lower(company), '[^[:alnum:]]+', ' ', 'g'), '( (ltd|limited|plc|llp|llc|lp|inc|incorporated|corp|corporation|co|company|gmbh|ag|bv|nv|sa|sas|srl|oy|ab|as|aps|dac|teoranta|teo))+ *$', '')), ''), lower(company)) AS own_key,
		CASE WHEN btrim(regexp_replace(lower(company), '[^[:alnum:]]+', ' ', 'g')) NOT IN ('', 'n a', 'na', 'none', 'no', 'nil', 'private', 'personal', 'individual', 'self', 'self employed', 'freelance', 'freelancer', 'test', 'anonymised') THEN company END AS company
	FROM leads WHERE anonymised_at IS NULL AND stage <> 'merged'
), of_domain AS (
	SELECT domain, mode() WITHIN GROUP (ORDER BY own_key) AS key FROM keyed WHERE domain IS NOT NULL AND company IS NOT NULL GROUP BY domain
)
SELECT k.id, k.domain, k.sector, k.company_size, k.country, k.created_at,
	coalesce(d.key, CASE WHEN k.company IS NOT NULL THEN k.own_key END,
		coalesce(nullif(btrim(regexp_replace(regexp_replace(lower(k.domain), '[^[:alnum:]]+', ' ', 'g'), '( (ltd|limited|plc|llp|llc|lp|inc|incorporated|corp|corporation|co|company|gmbh|ag|bv|nv|sa|sas|srl|oy|ab|as|aps|dac|teoranta|teo))+ *$', '')), ''), lower(k.domain))) AS key,
	CASE WHEN d.key IS NULL OR d.key = k.own_key THEN k.company END AS company
FROM keyed k LEFT JOIN of_domain d USING (domain) WHERE k.domain IS NOT NULL OR k.company IS NOT NULL;--> statement-breakpoint
INSERT INTO "companies" ("created_at", "updated_at", "name", "sector", "size", "country")
SELECT min(created_at), now(), coalesce(mode() WITHIN GROUP (ORDER BY company), min(domain)), mode() WITHIN GROUP (ORDER BY sector),
	mode() WITHIN GROUP (ORDER BY company_size), mode() WITHIN GROUP (ORDER BY country)
FROM placed GROUP BY key;--> statement-breakpoint
INSERT INTO "company_domains" ("domain", "company_id")
SELECT DISTINCT ON (p.domain) p.domain, c.id FROM placed p JOIN companies c ON c.name_key = p.key WHERE p.domain IS NOT NULL ORDER BY p.domain, c.id;--> statement-breakpoint
INSERT INTO "lead_companies" ("lead_id", "company_id")
SELECT p.id, c.id FROM placed p JOIN companies c ON c.name_key = p.key;--> statement-breakpoint
INSERT INTO "people" ("id", "created_at", "updated_at", "company_id", "name", "email", "email_key", "phone", "phone_key")
SELECT l.id, l.created_at, l.updated_at, c.company_id, l.name, l.email, l.email_key, l.phone, l.phone_key
FROM leads l LEFT JOIN lead_companies c ON c.lead_id = l.id
WHERE l.anonymised_at IS NULL AND l.stage <> 'merged' AND (l.source <> 'job_scanner' OR l.email_key IS NOT NULL);--> statement-breakpoint
INSERT INTO "lead_contacts" ("lead_id", "person_id", "is_main") SELECT id, id, true FROM people;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "lead_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "history" jsonb;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "repeat" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_merged_into_companies_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_companies" ADD CONSTRAINT "lead_companies_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_companies" ADD CONSTRAINT "lead_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_contacts" ADD CONSTRAINT "lead_contacts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_contacts" ADD CONSTRAINT "lead_contacts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_merged_into_people_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_name_key" ON "companies" USING btree ("name_key") WHERE "companies"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "companies_key" ON "companies" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "companies_merged" ON "companies" USING btree ("merged_into") WHERE "companies"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("search");--> statement-breakpoint
CREATE INDEX "company_domains_company" ON "company_domains" USING btree ("company_id","domain");--> statement-breakpoint
CREATE INDEX "lead_companies_company" ON "lead_companies" USING btree ("company_id","lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_contacts_lead" ON "lead_contacts" USING btree ("lead_id","person_id");--> statement-breakpoint
CREATE INDEX "lead_contacts_person" ON "lead_contacts" USING btree ("person_id","lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email_key" ON "people" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "people_company" ON "people" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "people_name" ON "people" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "people_updated" ON "people" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "people_merged" ON "people" USING btree ("merged_into") WHERE "people"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "people_search" ON "people" USING gin ("search");--> statement-breakpoint
CREATE INDEX "undos_at" ON "undos" USING btree ("at");--> statement-breakpoint
CREATE INDEX "activities_words" ON "activities" USING gin (to_tsvector('simple', "body")) WHERE "activities"."kind" in ('note', 'call', 'email', 'meeting');--> statement-breakpoint
CREATE INDEX "tasks_owner" ON "tasks" USING btree ("owner_id","due_at","id") WHERE "tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_reminders" ON "tasks" USING btree ("remind_at") WHERE "tasks"."reminded_at" is null and "tasks"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "enquiries_words" ON "enquiries" USING gin (to_tsvector('simple', coalesce("message", '')));