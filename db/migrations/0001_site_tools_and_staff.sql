CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"path" text NOT NULL,
	"device" text NOT NULL,
	"is_entry" boolean NOT NULL,
	"origin" text NOT NULL,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"utm_term" text,
	"utm_content" text,
	"ref" text,
	"source" text,
	"referrer_host" text,
	"props" jsonb
);
--> statement-breakpoint
CREATE TABLE "filtered_days" (
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"agent" text NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "filtered_days_day_reason_agent_pk" PRIMARY KEY("day","reason","agent")
);
--> statement-breakpoint
CREATE TABLE "origin_days" (
	"day" date NOT NULL,
	"origin" text NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"device" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"events" integer NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "origin_days_day_origin_medium_campaign_device_name_subject_pk" PRIMARY KEY("day","origin","medium","campaign","device","name","subject")
);
--> statement-breakpoint
CREATE TABLE "page_days" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"origin" text NOT NULL,
	"device" text NOT NULL,
	"name" text NOT NULL,
	"events" integer NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "page_days_origin_day_path_device_name_pk" PRIMARY KEY("origin","day","path","device","name")
);
--> statement-breakpoint
CREATE TABLE "path_days" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"device" text NOT NULL,
	"name" text NOT NULL,
	"events" integer NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "path_days_day_path_device_name_pk" PRIMARY KEY("day","path","device","name")
);
--> statement-breakpoint
CREATE TABLE "summed_days" (
	"day" date PRIMARY KEY NOT NULL,
	"summed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "performance_days" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"device" text NOT NULL,
	"grade" smallint NOT NULL,
	"slow" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "performance_days_day_path_device_grade_slow_pk" PRIMARY KEY("day","path","device","grade","slow")
);
--> statement-breakpoint
CREATE TABLE "vital_days" (
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"path" text NOT NULL,
	"device" text NOT NULL,
	"band" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "vital_days_day_metric_path_device_band_pk" PRIMARY KEY("day","metric","path","device","band")
);
--> statement-breakpoint
CREATE TABLE "assessment_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"assessment_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"model_version" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"overall" integer,
	"level" text,
	"result" jsonb,
	"lead_id" uuid
);
--> statement-breakpoint
CREATE TABLE "backup_schedules" (
	"id" integer PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"hour" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backup_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"backup_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backup_works" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"phase" text DEFAULT 'waiting' NOT NULL,
	"turn" integer,
	"place" uuid,
	"server" text,
	"backup_kind" text,
	"backup_id" uuid,
	"file_name" text,
	"night" text,
	"asked_by" uuid,
	"session_id" uuid,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"problem" text,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "backup_works_turn" UNIQUE("turn"),
	CONSTRAINT "backup_works_night" UNIQUE("night")
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"place" uuid NOT NULL,
	"server" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	"rows" bigint,
	"tables" jsonb,
	"sha256" text,
	"is_encrypted" boolean NOT NULL,
	"product_version" text NOT NULL,
	"made_by" uuid,
	"problem" text,
	"verified_at" timestamp with time zone,
	"verify_problem" text,
	CONSTRAINT "backups_file" UNIQUE("place","file_name")
);
--> statement-breakpoint
CREATE TABLE "chat_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_key" text NOT NULL,
	"question" text NOT NULL,
	"asked" integer DEFAULT 1 NOT NULL,
	"first_asked_at" timestamp with time zone NOT NULL,
	"last_asked_at" timestamp with time zone NOT NULL,
	"conversation_id" uuid,
	"state" text DEFAULT 'open' NOT NULL,
	"draft_question" text,
	"draft_answer" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "chat_questions_questionKey_unique" UNIQUE("question_key")
);
--> statement-breakpoint
CREATE TABLE "chat_turns" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"kind" text,
	"sources" jsonb,
	"is_from_model" boolean DEFAULT false NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"thumb" smallint,
	CONSTRAINT "chat_turns_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_turn_at" timestamp with time zone NOT NULL,
	"page" text,
	"state" text DEFAULT 'bot' NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"has_asked" boolean DEFAULT false NOT NULL,
	"useful_answers" integer DEFAULT 0 NOT NULL,
	"has_unknown" boolean DEFAULT false NOT NULL,
	"has_thumbs_down" boolean DEFAULT false NOT NULL,
	"awaiting_since" timestamp with time zone,
	"assignee_id" uuid,
	"assignee_name" text,
	"lead_id" uuid,
	"capture" jsonb NOT NULL,
	"visitor_seen_at" timestamp with time zone,
	CONSTRAINT "conversations_sessionHash_unique" UNIQUE("session_hash")
);
--> statement-breakpoint
CREATE TABLE "demo_records" (
	"place" text NOT NULL,
	"key" text NOT NULL,
	"amount" integer,
	CONSTRAINT "demo_records_place_key_pk" PRIMARY KEY("place","key")
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_id" uuid NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"trigger" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"attempt" integer DEFAULT 0 NOT NULL,
	"beat_at" timestamp with time zone,
	"waits" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"is_cancel_asked" boolean DEFAULT false NOT NULL,
	"resume_point" jsonb,
	"page" integer DEFAULT 0 NOT NULL,
	"fetched" integer DEFAULT 0 NOT NULL,
	"new" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"skipped" text,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "job_signals" (
	"company_key" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"snoozed_until" timestamp with time zone,
	"lead_id" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"free_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"base_url" text,
	"company" text NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"schedule" text DEFAULT 'daily' NOT NULL,
	"next_run_at" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"last_run_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"last_yield_at" timestamp with time zone,
	"health" text DEFAULT 'healthy' NOT NULL,
	"health_reason" text,
	"empty_runs" integer DEFAULT 0 NOT NULL,
	"empty_since" timestamp with time zone,
	"missing_runs" integer DEFAULT 0 NOT NULL,
	"missing_since" timestamp with time zone,
	"consecutive_failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_rules" (
	"role" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"keywords" jsonb NOT NULL,
	"exclusions" text[] NOT NULL,
	"threshold" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"applied_version" integer DEFAULT 0 NOT NULL,
	"applied_jobs" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scanned_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"company_key" text NOT NULL,
	"locations" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"workplace" text,
	"employment" text,
	"salary" jsonb,
	"description_text" text NOT NULL,
	"url" text NOT NULL,
	"apply_url" text,
	"requisition" text,
	"posted_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"first_run_id" uuid NOT NULL,
	"changed_run_id" uuid,
	"last_run_id" uuid NOT NULL,
	"missed_runs" integer DEFAULT 0 NOT NULL,
	"missing_since" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_reason" text,
	"content_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"group_key" text NOT NULL,
	"title_words" text NOT NULL,
	"body_words" text NOT NULL,
	"roles" text[] NOT NULL,
	"matches" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_import_parts" (
	"import_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "lead_import_parts_import_id_part_pk" PRIMARY KEY("import_id","part")
);
--> statement-breakpoint
CREATE TABLE "lead_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" text[] NOT NULL,
	"fault" text,
	"row_key" text,
	"verdict" text,
	"reason" text,
	"outcome" text,
	"lead_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"undo_outcome" text,
	"undo_reason" text,
	CONSTRAINT "lead_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "lead_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" uuid,
	"created_by_name" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"problem" text,
	"encoding" text,
	"separator" text,
	"has_header" boolean DEFAULT true NOT NULL,
	"header" text[],
	"mapping" jsonb,
	"mode" text,
	"owner_id" uuid,
	"owner_name" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "duplicate_scan" (
	"id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"lead_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_duplicates" (
	"lead_a" uuid NOT NULL,
	"lead_b" uuid NOT NULL,
	"reasons" text[] NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_id" uuid,
	CONSTRAINT "lead_duplicates_lead_a_lead_b_pk" PRIMARY KEY("lead_a","lead_b")
);
--> statement-breakpoint
CREATE TABLE "lead_merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"survivor_id" uuid NOT NULL,
	"loser_id" uuid NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"merged_by_id" uuid,
	"merged_by_name" text NOT NULL,
	"snapshot" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"owner_id" uuid NOT NULL,
	"owner_name" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"is_shared" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"reference" text
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"name" text,
	"email" text,
	"email_key" text,
	"message" text,
	"notice" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"acknowledge_by" date,
	"acknowledged_at" timestamp with time zone,
	"confirm_hash" text,
	"confirm_until" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"confirmed_how" text,
	"extended_at" timestamp with time zone,
	"extension_reason" text,
	"closed_at" timestamp with time zone,
	"answer" text,
	"handler_id" uuid,
	"handler_name" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "privacy_requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "privacy_requests_confirmHash_unique" UNIQUE("confirm_hash")
);
--> statement-breakpoint
CREATE TABLE "faq_entries" (
	"anchor" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"see" text[] NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_orders" (
	"group_id" text PRIMARY KEY NOT NULL,
	"anchors" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"post_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"fields" jsonb NOT NULL,
	"words" integer NOT NULL,
	CONSTRAINT "post_versions_post_id_number_pk" PRIMARY KEY("post_id","number")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"fields" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"slug" text,
	"shipped_slug" text,
	"publish_at" timestamp with time zone,
	"changed_on" date,
	"live_number" integer
);
--> statement-breakpoint
CREATE TABLE "ignored_paths" (
	"path" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missing_pages" (
	"path" text NOT NULL,
	"day" date NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"robots" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "missing_pages_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"from" text NOT NULL,
	"to" text,
	"status" smallint NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "redirects_from_unique" UNIQUE("from")
);
--> statement-breakpoint
CREATE TABLE "missed_searches" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "missed_searches_day_query_pk" PRIMARY KEY("day","query")
);
--> statement-breakpoint
CREATE TABLE "supplier_checks" (
	"supplier_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"expires_on" date,
	"note" text,
	"checked_at" timestamp with time zone NOT NULL,
	"checked_by" text NOT NULL,
	"warned_days" smallint,
	CONSTRAINT "supplier_checks_supplier_id_kind_pk" PRIMARY KEY("supplier_id","kind")
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"type" text NOT NULL,
	"legal_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text,
	"roles" text[] NOT NULL,
	"skills" text[] NOT NULL,
	"seniority" text NOT NULL,
	"day_rate" integer,
	"location" text NOT NULL,
	"remote" text NOT NULL,
	"available_from" date,
	"capacity" integer NOT NULL,
	"notes" text,
	"status" text DEFAULT 'prospect' NOT NULL,
	"status_reason" text,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "team_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"roles" jsonb NOT NULL,
	"seniority" text,
	"start" text,
	"start_by" date,
	"length" text,
	"place" text,
	"location" text,
	"rate_from" integer,
	"rate_to" integer,
	"skills" text[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "leads_email_key";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "anonymised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "leaves_no_trace" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_keys" ADD CONSTRAINT "assessment_keys_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_questions" ADD CONSTRAINT "chat_questions_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_turns" ADD CONSTRAINT "chat_turns_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_runs" ADD CONSTRAINT "job_runs_source_id_job_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."job_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scanned_jobs" ADD CONSTRAINT "scanned_jobs_source_id_job_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."job_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_import_parts" ADD CONSTRAINT "lead_import_parts_import_id_lead_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lead_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_import_rows" ADD CONSTRAINT "lead_import_rows_import_id_lead_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lead_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_duplicates" ADD CONSTRAINT "lead_duplicates_lead_a_leads_id_fk" FOREIGN KEY ("lead_a") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_duplicates" ADD CONSTRAINT "lead_duplicates_lead_b_leads_id_fk" FOREIGN KEY ("lead_b") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_merges" ADD CONSTRAINT "lead_merges_survivor_id_leads_id_fk" FOREIGN KEY ("survivor_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_merges" ADD CONSTRAINT "lead_merges_loser_id_leads_id_fk" FOREIGN KEY ("loser_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_checks" ADD CONSTRAINT "supplier_checks_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "assessment_keys_assessment" ON "assessment_keys" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "assessments_started" ON "assessments" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "assessments_lead" ON "assessments" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "assessments_unfinished" ON "assessments" USING btree ("changed_at") WHERE "assessments"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "backup_works_created" ON "backup_works" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "backups_made" ON "backups" USING btree ("made_at","id");--> statement-breakpoint
CREATE INDEX "chat_questions_state" ON "chat_questions" USING btree ("state","last_asked_at","id");--> statement-breakpoint
CREATE INDEX "chat_questions_conversation" ON "chat_questions" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversations_asked" ON "conversations" USING btree ("last_turn_at","id") WHERE "conversations"."has_asked";--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("awaiting_since","id") WHERE "conversations"."awaiting_since" is not null;--> statement-breakpoint
CREATE INDEX "conversations_lead" ON "conversations" USING btree ("lead_id","last_turn_at","id") WHERE "conversations"."lead_id" is not null;--> statement-breakpoint
CREATE INDEX "conversations_unknown" ON "conversations" USING btree ("last_turn_at","id") WHERE "conversations"."has_unknown";--> statement-breakpoint
CREATE INDEX "conversations_thumbs_down" ON "conversations" USING btree ("last_turn_at","id") WHERE "conversations"."has_thumbs_down";--> statement-breakpoint
CREATE INDEX "conversations_last_turn" ON "conversations" USING btree ("last_turn_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_runs_open" ON "job_runs" USING btree ("source_id") WHERE "job_runs"."status" in ('queued', 'running', 'waiting');--> statement-breakpoint
CREATE INDEX "job_runs_created" ON "job_runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "job_runs_source" ON "job_runs" USING btree ("source_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_sources_board" ON "job_sources" USING btree ("provider",lower("token"),coalesce("base_url", ''));--> statement-breakpoint
CREATE INDEX "job_sources_company" ON "job_sources" USING btree (lower("company"),"id");--> statement-breakpoint
CREATE INDEX "job_sources_next" ON "job_sources" USING btree ("next_run_at") WHERE "job_sources"."is_enabled";--> statement-breakpoint
CREATE UNIQUE INDEX "scanned_jobs_identity" ON "scanned_jobs" USING btree ("source_id","external_id");--> statement-breakpoint
CREATE INDEX "scanned_jobs_opened" ON "scanned_jobs" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "scanned_jobs_source" ON "scanned_jobs" USING btree ("source_id","closed_at");--> statement-breakpoint
CREATE INDEX "scanned_jobs_group" ON "scanned_jobs" USING btree ("group_key","opened_at","id");--> statement-breakpoint
CREATE INDEX "scanned_jobs_fingerprint" ON "scanned_jobs" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "scanned_jobs_company" ON "scanned_jobs" USING btree ("company_key");--> statement-breakpoint
CREATE INDEX "scanned_jobs_roles" ON "scanned_jobs" USING gin ("roles");--> statement-breakpoint
CREATE INDEX "scanned_jobs_matched" ON "scanned_jobs" USING btree ("opened_at","id") WHERE "scanned_jobs"."roles" <> '{}';--> statement-breakpoint
CREATE INDEX "lead_import_rows_key" ON "lead_import_rows" USING btree ("import_id","row_key","row") WHERE "lead_import_rows"."row_key" is not null;--> statement-breakpoint
CREATE INDEX "lead_import_rows_lead" ON "lead_import_rows" USING btree ("lead_id") WHERE "lead_import_rows"."lead_id" is not null;--> statement-breakpoint
CREATE INDEX "lead_imports_created" ON "lead_imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lead_duplicates_other" ON "lead_duplicates" USING btree ("lead_b");--> statement-breakpoint
CREATE INDEX "lead_duplicates_open" ON "lead_duplicates" USING btree ("found_at","lead_a","lead_b") WHERE "lead_duplicates"."state" = 'open';--> statement-breakpoint
CREATE INDEX "lead_merges_survivor" ON "lead_merges" USING btree ("survivor_id","merged_at","id");--> statement-breakpoint
CREATE INDEX "lead_merges_loser" ON "lead_merges" USING btree ("loser_id");--> statement-breakpoint
CREATE INDEX "lead_merges_at" ON "lead_merges" USING btree ("merged_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_views_name" ON "lead_views" USING btree ("owner_id",lower("name"));--> statement-breakpoint
CREATE INDEX "lead_views_shared" ON "lead_views" USING btree ("created_at","id") WHERE "lead_views"."is_shared";--> statement-breakpoint
CREATE INDEX "privacy_requests_due" ON "privacy_requests" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "privacy_requests_email" ON "privacy_requests" USING btree ("email_key") WHERE "privacy_requests"."email_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_slug" ON "posts" USING btree ("slug") WHERE "posts"."slug" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_shipped_slug" ON "posts" USING btree ("shipped_slug") WHERE "posts"."shipped_slug" is not null;--> statement-breakpoint
CREATE INDEX "posts_updated" ON "posts" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "posts_publish" ON "posts" USING btree ("state","publish_at");--> statement-breakpoint
CREATE INDEX "missing_pages_path" ON "missing_pages" USING btree ("path");--> statement-breakpoint
CREATE INDEX "redirects_to" ON "redirects" USING btree ("to");--> statement-breakpoint
CREATE INDEX "redirects_updated" ON "redirects" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "supplier_checks_expiry" ON "supplier_checks" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "suppliers_name" ON "suppliers" USING btree (lower("legal_name"),"id");--> statement-breakpoint
CREATE INDEX "suppliers_status" ON "suppliers" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "suppliers_roles" ON "suppliers" USING gin ("roles");--> statement-breakpoint
CREATE INDEX "team_requests_at" ON "team_requests" USING btree ("requested_at","id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_merged_into_leads_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_mailbox" ON "leads" USING btree ((regexp_replace("email_key", '[+][^@]*@', '@'))) WHERE "leads"."email_key" is not null;--> statement-breakpoint
CREATE INDEX "leads_merged" ON "leads" USING btree ("merged_into") WHERE "leads"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "leads_retention" ON "leads" USING btree ("retain_until","id") WHERE "leads"."anonymised_at" is null;--> statement-breakpoint
CREATE INDEX "mails_failed_first" ON "mails" USING btree ((state = 'failed'),"created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_email_key" ON "leads" USING btree ("email_key");--> statement-breakpoint
-- A table is known to its own feature only, so the schema can’t name this reference: a request goes with its enquiry.
ALTER TABLE "team_requests" ADD CONSTRAINT "team_requests_enquiry" FOREIGN KEY ("id") REFERENCES "enquiries"("id") ON DELETE CASCADE;
