CREATE TABLE "billed_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"host_id" text NOT NULL,
	"status" text NOT NULL,
	"quantity" integer NOT NULL,
	"item_id" text NOT NULL,
	"current_period_end" timestamp with time zone,
	"cancel_at" timestamp with time zone,
	"cancel_at_period_end" boolean NOT NULL,
	"cancellation_reason" text,
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
ALTER TABLE "host_accounts" ADD COLUMN "is_cancelling" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "host_accounts" ADD COLUMN "grace_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "host_accounts" ADD COLUMN "grace_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "host_accounts" ADD COLUMN "grace_cleared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "unpublished_reason" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "unpublished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billed_subscriptions" ADD CONSTRAINT "billed_subscriptions_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_attempts" ADD CONSTRAINT "billing_attempts_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_audit" ADD CONSTRAINT "billing_audit_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billed_subscriptions_of_host" ON "billed_subscriptions" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "billed_subscriptions_by_period_end" ON "billed_subscriptions" USING btree ("current_period_end");--> statement-breakpoint
CREATE INDEX "billing_attempts_of_host" ON "billing_attempts" USING btree ("host_id","created_at");--> statement-breakpoint
CREATE INDEX "billing_attempts_by_object" ON "billing_attempts" USING btree ("stripe_object_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_attempts_one_checkout" ON "billing_attempts" USING btree ("host_id") WHERE "billing_attempts"."kind" = 'checkout' and "billing_attempts"."state" in ('started', 'open');--> statement-breakpoint
CREATE INDEX "billing_audit_of_host" ON "billing_audit" USING btree ("host_id","at");--> statement-breakpoint
CREATE INDEX "stripe_events_unfinished" ON "stripe_events" USING btree ("received_at") WHERE "stripe_events"."state" in ('received', 'failed');--> statement-breakpoint
CREATE INDEX "host_accounts_in_grace" ON "host_accounts" USING btree ("grace_ends_at") WHERE "host_accounts"."grace_started_at" is not null and "host_accounts"."grace_cleared_at" is null;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_unpublished_reason" CHECK ("properties"."unpublished_reason" in ('host', 'billing'));