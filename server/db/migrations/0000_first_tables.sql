-- expand
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" text,
	"state" text DEFAULT 'asked' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"of" integer DEFAULT 0 NOT NULL,
	"file" text,
	"key" text,
	"parts" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ready_until" timestamp with time zone,
	CONSTRAINT "data_exports_host_id_unique" UNIQUE("host_id"),
	CONSTRAINT "data_exports_state" CHECK ("data_exports"."state" in ('asked', 'running', 'ready', 'failed')),
	CONSTRAINT "data_exports_parts" CHECK ("data_exports"."parts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "jwks" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"alg" text,
	"crv" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proven_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "two_factor_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"locale" text DEFAULT 'es' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email"),
	CONSTRAINT "user_locale" CHECK ("user"."locale" in ('es', 'en'))
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"host_id" text PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"is_approved" boolean NOT NULL,
	"token_digest" text NOT NULL,
	"revoke_digest" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_changes_revoke_digest_unique" UNIQUE("revoke_digest")
);
--> statement-breakpoint
CREATE TABLE "host_accounts" (
	"host_id" text PRIMARY KEY NOT NULL,
	"courtesy_credits" integer NOT NULL,
	"paid_credits" integer DEFAULT 0 NOT NULL,
	"is_cancelling" boolean DEFAULT false NOT NULL,
	"grace_started_at" timestamp with time zone,
	"grace_ends_at" timestamp with time zone,
	"grace_cleared_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "host_accounts_courtesy_credits" CHECK ("host_accounts"."courtesy_credits" >= 0),
	CONSTRAINT "host_accounts_paid_credits" CHECK ("host_accounts"."paid_credits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "billed_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"host_id" text NOT NULL,
	"status" text NOT NULL,
	"quantity" integer NOT NULL,
	"item_id" text NOT NULL,
	"price_id" text,
	"current_period_end" timestamp with time zone,
	"cancel_at" timestamp with time zone,
	"cancel_at_period_end" boolean NOT NULL,
	"cancellation_reason" text,
	"ended_at" timestamp with time zone,
	"latest_invoice_id" text,
	"unpaid_invoice_url" text,
	"last_paid_at" timestamp with time zone,
	"pending_quantity" integer,
	"stripe_created" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billed_subscriptions_status" CHECK ("billed_subscriptions"."status" in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
	CONSTRAINT "billed_subscriptions_quantity" CHECK ("billed_subscriptions"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "billing_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'started' NOT NULL,
	"quantity" integer,
	"property_id" uuid,
	"params" jsonb NOT NULL,
	"stripe_object_id" text,
	"url" text,
	"expires_at" timestamp with time zone,
	"error_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_attempts_kind" CHECK ("billing_attempts"."kind" in ('checkout', 'quantity', 'cancel', 'reactivate')),
	CONSTRAINT "billing_attempts_state" CHECK ("billing_attempts"."state" in ('started', 'open', 'succeeded', 'failed', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "billing_audit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"host_id" text PRIMARY KEY NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"stripe_customer_id" text,
	"email" text,
	"syncs_started" integer DEFAULT 0 NOT NULL,
	"sync_applied" integer DEFAULT 0 NOT NULL,
	"last_synced_at" timestamp with time zone,
	"lease_holder" text,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_customers_stripe_customer_id_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_incidents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"host_id" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "billing_incidents_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"state" text DEFAULT 'received' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"received_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "stripe_events_state" CHECK ("stripe_events"."state" in ('received', 'done', 'ignored', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "guide_checks" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone,
	"put_off_at" timestamp with time zone,
	"right_values" jsonb
);
--> statement-breakpoint
CREATE TABLE "guide_unconfirmed" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry_copies" (
	"property_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"digest" text NOT NULL,
	"agreement" text NOT NULL,
	"earlier" text[] DEFAULT '{}' NOT NULL,
	"said" text,
	CONSTRAINT "entry_copies_property_id_entry_id_pk" PRIMARY KEY("property_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"section_id" uuid NOT NULL,
	"entry_id" text,
	"title" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"photo_url" text,
	"photos" jsonb,
	"video_url" text,
	"link_url" text,
	"stay_only" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_sections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"section_type" text NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "content_sections_once_per_property" UNIQUE("property_id","section_type"),
	CONSTRAINT "content_sections_type" CHECK ("content_sections"."section_type" in ('welcome', 'house_manual', 'local_guide', 'wifi_tech', 'emergency', 'house_rules', 'checkout'))
);
--> statement-breakpoint
CREATE TABLE "guide_photos" (
	"property_id" uuid NOT NULL,
	"path" text NOT NULL,
	"is_visible" boolean DEFAULT false NOT NULL,
	CONSTRAINT "guide_photos_property_id_path_pk" PRIMARY KEY("property_id","path")
);
--> statement-breakpoint
CREATE TABLE "guidebook_saves" (
	"property_id" uuid NOT NULL,
	"save_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"version" integer NOT NULL,
	"changed_entries" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guidebook_saves_property_id_save_id_pk" PRIMARY KEY("property_id","save_id"),
	CONSTRAINT "guidebook_saves_version" CHECK ("guidebook_saves"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "left_photos" (
	"path" text PRIMARY KEY NOT NULL,
	"left_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"path" text PRIMARY KEY NOT NULL,
	"host_id" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"state" text DEFAULT 'stored' NOT NULL,
	"unused_since" timestamp with time zone,
	"has_avif" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_state" CHECK ("photos"."state" in ('storing', 'stored', 'removing')),
	CONSTRAINT "photos_bytes" CHECK ("photos"."bytes" >= 1),
	CONSTRAINT "photos_width" CHECK ("photos"."width" >= 1),
	CONSTRAINT "photos_height" CHECK ("photos"."height" >= 1)
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" text NOT NULL,
	"language" text DEFAULT 'es' NOT NULL,
	"time_zone" text DEFAULT 'America/Mexico_City' NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"cover_image_url" text,
	"short_code" text NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"unpublished_reason" text,
	"unpublished_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"suspended_reason" text,
	"checkin_time" time,
	"checkout_time" time,
	"bedrooms" double precision,
	"bathrooms" double precision,
	"max_guests" double precision,
	"amenities" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"complete_sections" text[] DEFAULT '{}' NOT NULL,
	"has_locks" boolean DEFAULT false NOT NULL,
	"copied_from" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "properties_short_code_unique" UNIQUE("short_code"),
	CONSTRAINT "properties_unpublished_reason" CHECK ("properties"."unpublished_reason" in ('host', 'billing')),
	CONSTRAINT "properties_language" CHECK ("properties"."language" in ('es', 'en', 'fr', 'pt', 'de')),
	CONSTRAINT "properties_bedrooms" CHECK ("properties"."bedrooms" >= 0),
	CONSTRAINT "properties_bathrooms" CHECK ("properties"."bathrooms" >= 0),
	CONSTRAINT "properties_max_guests" CHECK ("properties"."max_guests" >= 1),
	CONSTRAINT "properties_published_at" CHECK ("properties"."is_published" = ("properties"."published_at" is not null)),
	CONSTRAINT "properties_suspended_reason" CHECK (("properties"."suspended_at" is null) = ("properties"."suspended_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "job_leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" text,
	"dedupe_key" text,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"template" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_outbox_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "mail_outbox_locale" CHECK ("mail_outbox"."locale" in ('es', 'en')),
	CONSTRAINT "mail_outbox_attempts" CHECK ("mail_outbox"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "request_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "credit_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" text NOT NULL,
	"credits" integer NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "credit_grants_credits" CHECK ("credit_grants"."credits" >= 1)
);
--> statement-breakpoint
CREATE TABLE "operator_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"act" text NOT NULL,
	"host_id" text,
	"property_id" uuid,
	"reason" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sender" text NOT NULL,
	"message" text NOT NULL,
	"guide_code" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "support_messages_locale" CHECK ("support_messages"."locale" in ('es', 'en'))
);
--> statement-breakpoint
CREATE TABLE "stays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"arrives_on" date NOT NULL,
	"leaves_on" date NOT NULL,
	"language" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"leaves_at" time,
	"generation" integer DEFAULT 1 NOT NULL,
	"key_id" text NOT NULL,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stays_language" CHECK ("stays"."language" in ('es', 'en', 'fr', 'pt', 'de')),
	CONSTRAINT "stays_generation" CHECK ("stays"."generation" >= 1)
);
--> statement-breakpoint
CREATE TABLE "guide_translations" (
	"property_id" uuid NOT NULL,
	"language" text NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guide_translations_property_id_language_pk" PRIMARY KEY("property_id","language"),
	CONSTRAINT "guide_translations_language" CHECK ("guide_translations"."language" in ('es', 'en', 'fr', 'pt', 'de'))
);
--> statement-breakpoint
CREATE TABLE "guide_versions" (
	"property_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"changed" text[] NOT NULL,
	"is_apart" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guide_versions_property_id_version_pk" PRIMARY KEY("property_id","version"),
	CONSTRAINT "guide_versions_version" CHECK ("guide_versions"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "version_photos" (
	"property_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "version_photos_property_id_version_path_pk" PRIMARY KEY("property_id","version","path")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp with time zone,
	"last_error" text,
	"failed_at" timestamp with time zone,
	CONSTRAINT "tasks_attempts" CHECK ("tasks"."attempts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_accounts" ADD CONSTRAINT "host_accounts_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billed_subscriptions" ADD CONSTRAINT "billed_subscriptions_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_attempts" ADD CONSTRAINT "billing_attempts_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_audit" ADD CONSTRAINT "billing_audit_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_checks" ADD CONSTRAINT "guide_checks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_unconfirmed" ADD CONSTRAINT "guide_unconfirmed_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_copies" ADD CONSTRAINT "entry_copies_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_section_id_content_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."content_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_sections" ADD CONSTRAINT "content_sections_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_photos" ADD CONSTRAINT "guide_photos_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidebook_saves" ADD CONSTRAINT "guidebook_saves_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_translations" ADD CONSTRAINT "guide_translations_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_versions" ADD CONSTRAINT "guide_versions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_photos" ADD CONSTRAINT "version_photos_of_version" FOREIGN KEY ("property_id","version") REFERENCES "public"."guide_versions"("property_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_by_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_exports_by_end" ON "data_exports" USING btree ("ready_until");--> statement-breakpoint
CREATE INDEX "passkey_by_user" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_by_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_by_end" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_by_change" ON "user" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "user_unconfirmed" ON "user" USING btree ("created_at") WHERE not "user"."email_verified";--> statement-breakpoint
CREATE INDEX "verification_by_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verification_by_end" ON "verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_changes_by_end" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "host_accounts_in_grace" ON "host_accounts" USING btree ("grace_ends_at") WHERE "host_accounts"."grace_started_at" is not null and "host_accounts"."grace_cleared_at" is null;--> statement-breakpoint
CREATE INDEX "billed_subscriptions_of_host" ON "billed_subscriptions" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "billed_subscriptions_by_period_end" ON "billed_subscriptions" USING btree ("current_period_end") WHERE "billed_subscriptions"."status" not in ('canceled', 'incomplete_expired');--> statement-breakpoint
CREATE INDEX "billed_subscriptions_by_end" ON "billed_subscriptions" USING btree ("cancel_at") WHERE "billed_subscriptions"."cancel_at" is not null and "billed_subscriptions"."status" not in ('canceled', 'incomplete_expired');--> statement-breakpoint
CREATE INDEX "billing_attempts_of_host" ON "billing_attempts" USING btree ("host_id","created_at");--> statement-breakpoint
CREATE INDEX "billing_attempts_by_object" ON "billing_attempts" USING btree ("stripe_object_id");--> statement-breakpoint
CREATE INDEX "billing_attempts_by_age" ON "billing_attempts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "billing_attempts_unsettled" ON "billing_attempts" USING btree ("created_at") WHERE "billing_attempts"."state" in ('started', 'open');--> statement-breakpoint
CREATE UNIQUE INDEX "billing_attempts_one_checkout" ON "billing_attempts" USING btree ("host_id") WHERE "billing_attempts"."kind" = 'checkout' and "billing_attempts"."state" in ('started', 'open');--> statement-breakpoint
CREATE INDEX "billing_audit_of_host" ON "billing_audit" USING btree ("host_id","at");--> statement-breakpoint
CREATE INDEX "billing_audit_by_age" ON "billing_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "billing_customers_unseen" ON "billing_customers" USING btree ("host_id") WHERE "billing_customers"."stripe_customer_id" is not null and "billing_customers"."last_synced_at" is null;--> statement-breakpoint
CREATE INDEX "stripe_events_unfinished" ON "stripe_events" USING btree ("received_at") WHERE "stripe_events"."state" in ('received', 'failed');--> statement-breakpoint
CREATE INDEX "stripe_events_by_age" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "entry_copies_by_entry" ON "entry_copies" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "content_items_of_section" ON "content_items" USING btree ("section_id","sort_order");--> statement-breakpoint
CREATE INDEX "content_items_by_photo" ON "content_items" USING btree ("photo_url") WHERE "content_items"."photo_url" is not null;--> statement-breakpoint
CREATE INDEX "guide_photos_by_path" ON "guide_photos" USING btree ("path");--> statement-breakpoint
CREATE INDEX "guidebook_saves_by_age" ON "guidebook_saves" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "photos_newest_of_host" ON "photos" USING btree ("host_id","created_at");--> statement-breakpoint
CREATE INDEX "photos_to_sweep" ON "photos" USING btree ("path") WHERE "photos"."state" <> 'stored' or "photos"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "properties_newest_of_host" ON "properties" USING btree ("host_id","created_at","id");--> statement-breakpoint
CREATE INDEX "properties_published_of_host" ON "properties" USING btree ("host_id","published_at") WHERE "properties"."is_published";--> statement-breakpoint
CREATE INDEX "properties_by_cover" ON "properties" USING btree ("cover_image_url");--> statement-breakpoint
CREATE INDEX "mail_outbox_by_age" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_of_host" ON "mail_outbox" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "request_limits_by_expiry" ON "request_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "credit_grants_of_host" ON "credit_grants" USING btree ("host_id","ends_at");--> statement-breakpoint
CREATE INDEX "credit_grants_unsettled" ON "credit_grants" USING btree ("ends_at") WHERE "credit_grants"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "operator_acts_by_time" ON "operator_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "operator_acts_of_host" ON "operator_acts" USING btree ("host_id","at");--> statement-breakpoint
CREATE INDEX "support_messages_open" ON "support_messages" USING btree ("received_at") WHERE "support_messages"."done_at" is null;--> statement-breakpoint
CREATE INDEX "support_messages_by_age" ON "support_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "support_messages_done" ON "support_messages" USING btree ("done_at") WHERE "support_messages"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "stays_of_property" ON "stays" USING btree ("property_id","leaves_on");--> statement-breakpoint
CREATE INDEX "stays_by_end" ON "stays" USING btree ("leaves_on");--> statement-breakpoint
CREATE INDEX "version_photos_by_path" ON "version_photos" USING btree ("path");--> statement-breakpoint
CREATE INDEX "tasks_waiting" ON "tasks" USING btree ("kind","next_at" NULLS FIRST,"since") WHERE "tasks"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_of_subject" ON "tasks" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "tasks_given_up" ON "tasks" USING btree ("failed_at") WHERE "tasks"."failed_at" is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "zaguan_announce"("code" text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM pg_notify('guide_changes', code);
	INSERT INTO tasks (kind, subject) VALUES ('purge', 'guide-' || code);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "zaguan_enqueue"("kind" text, "subject" text) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
	INSERT INTO tasks (kind, subject) VALUES ($1, $2);
$$;
