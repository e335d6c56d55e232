CREATE TABLE "dropped_contacts" (
	"day" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proof_secrets" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screened_contacts" (
	"repeat_key" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_proofs" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"from" jsonb,
	"to" jsonb
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"data" jsonb,
	"actor_id" uuid,
	"actor_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"owner_id" uuid,
	"owner_name" text,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"phone" text,
	"message" text,
	"message_key" text,
	"repeat_key" text NOT NULL,
	"details" jsonb,
	"touch" jsonb NOT NULL,
	"consents" jsonb NOT NULL,
	"reply_due_at" timestamp with time zone NOT NULL,
	"replied_at" timestamp with time zone,
	"replied_after_ms" integer
);
--> statement-breakpoint
CREATE TABLE "quarantined_enquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"email_key" text NOT NULL,
	"message_key" text,
	"enquiry" jsonb NOT NULL,
	"spam_score" integer NOT NULL,
	"reasons" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"email_key" text,
	"company" text DEFAULT '' NOT NULL,
	"domain" text,
	"phone" text,
	"phone_key" text,
	"sector" text,
	"company_size" text,
	"country" text,
	"problem" text,
	"stage" text DEFAULT 'new' NOT NULL,
	"lost_reason" text,
	"owner_id" uuid,
	"owner_name" text,
	"source" text NOT NULL,
	"first_touch" jsonb NOT NULL,
	"last_touch" jsonb NOT NULL,
	"consents" jsonb NOT NULL,
	"signals" jsonb NOT NULL,
	"fit" smallint NOT NULL,
	"engagement_mass" double precision NOT NULL,
	"reply_risk_at" timestamp with time zone,
	"reply_due_at" timestamp with time zone,
	"first_reply_at" timestamp with time zone,
	"value" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"last_activity_at" timestamp with time zone NOT NULL,
	"retain_until" timestamp with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(
        "leads"."name" || ' ' || coalesce("leads"."email", '') || ' ' || "leads"."company" || ' ' || coalesce("leads"."phone_key", ''),
        '@._-+/,;:()''"&', '              '))) STORED
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"reply_to" text,
	"reply_to_name" text,
	"subject" text NOT NULL,
	"text" text,
	"html" text,
	"lead_id" uuid,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "user_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text,
	"name" text,
	"role" text,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "user_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" text,
	"totp_pending" text,
	"totp_last_step" integer,
	"recovery_code_hashes" text[] DEFAULT '{}'::text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_links" ADD CONSTRAINT "user_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "screened_contacts_at" ON "screened_contacts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "used_proofs_expiry" ON "used_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id","at","id");--> statement-breakpoint
CREATE INDEX "activities_lead" ON "activities" USING btree ("lead_id","at","id");--> statement-breakpoint
CREATE INDEX "tasks_lead" ON "tasks" USING btree ("lead_id","due_at","id");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("due_at","id") WHERE "tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "enquiries_lead" ON "enquiries" USING btree ("lead_id","received_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_received" ON "enquiries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "enquiries_message" ON "enquiries" USING btree ("message_key","received_at") WHERE "enquiries"."message_key" is not null;--> statement-breakpoint
CREATE INDEX "quarantined_received" ON "quarantined_enquiries" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "quarantined_message" ON "quarantined_enquiries" USING btree ("message_key","received_at") WHERE "quarantined_enquiries"."message_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "leads_email_key" ON "leads" USING btree ("email_key") WHERE "leads"."stage" <> 'merged';--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_stage" ON "leads" USING btree ("stage","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_source" ON "leads" USING btree ("source","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_sector" ON "leads" USING btree ("sector","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_late" ON "leads" USING btree ("created_at","id") WHERE "leads"."first_reply_at" > "leads"."reply_due_at";--> statement-breakpoint
CREATE INDEX "leads_engagement" ON "leads" USING btree ("engagement_mass","id");--> statement-breakpoint
CREATE INDEX "leads_waiting" ON "leads" USING btree ((coalesce(case when "first_reply_at" is null and "stage" in ('new', 'contacted', 'qualified', 'proposal')
    then "reply_due_at" end, 'infinity'::timestamptz)),"id");--> statement-breakpoint
CREATE INDEX "leads_name" ON "leads" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "leads_domain" ON "leads" USING btree ("domain") WHERE "leads"."domain" is not null;--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("phone_key") WHERE "leads"."phone_key" is not null;--> statement-breakpoint
CREATE INDEX "leads_tags" ON "leads" USING gin ("tags") WHERE "leads"."tags" <> '{}';--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("search");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_lead" ON "mails" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","address");--> statement-breakpoint
CREATE INDEX "user_links_kind" ON "user_links" USING btree ("kind","created_at");