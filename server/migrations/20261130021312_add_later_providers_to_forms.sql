-- sealed 02f63d216c2954937687f69afc30e604d3284b49a345bbf118ddcb00f52e375f
-- Forms of clients lack what providers need that came later. A field that staff have put in themselves stays as it is.
UPDATE "form_temp" SET "content" = jsonb_set("content"::jsonb, '{fields}', ("content"::jsonb -> 'fields') || (
	SELECT coalesce(jsonb_agg(field ORDER BY place), '[]') FROM (VALUES
		('{"__config__":{"label":"短信平台","labelWidth":null,"showLabel":true,"changeTag":true,"tag":"el-radio-group","tagIcon":"radio","defaultValue":"1","required":false,"layout":"colFormItem","span":24,"document":"","regList":[],"formId":102,"renderKey":102,"tips":true,"tipsDesc":"两家的模板各有编号：换平台前，先在消息通知的详情里填好另一家的模板","tipsIsLink":false,"tipsLink":"","optionType":"default","border":false},"__slot__":{"options":[{"value":"1","label":"一号通"},{"value":"2","label":"阿里云短信"}]},"__vModel__":"sms_provider","placeholder":"请选择短信平台","style":{"width":"100%"},"disabled":false,"size":"medium"}'::jsonb, 0),
		('{"__config__":{"label":"一号通验证码模板","labelWidth":null,"showLabel":true,"changeTag":true,"tag":"el-input","tagIcon":"input","defaultValue":"538393","required":false,"layout":"colFormItem","span":24,"document":"","regList":[],"formId":103,"renderKey":103,"tips":true,"tipsDesc":"一号通里验证码模板的编号，模板里要有 code 和 time 两个变量","tipsIsLink":false,"tipsLink":"","optionType":"default","border":false},"__slot__":{"prepend":"","append":""},"__vModel__":"sms_code_template","placeholder":"请输入一号通验证码模板","style":{"width":"100%"},"disabled":false,"clearable":true}'::jsonb, 1),
		('{"__config__":{"label":"阿里云验证码模板","labelWidth":null,"showLabel":true,"changeTag":true,"tag":"el-input","tagIcon":"input","defaultValue":"","required":false,"layout":"colFormItem","span":24,"document":"","regList":[],"formId":104,"renderKey":104,"tips":true,"tipsDesc":"模板 CODE，如 SMS_123456789。阿里云的验证码模板只有 ${code} 一个变量，有效时间写在模板的文字里","tipsIsLink":false,"tipsLink":"","optionType":"default","border":false},"__slot__":{"prepend":"","append":""},"__vModel__":"aliyun_code_template","placeholder":"请输入阿里云验证码模板","style":{"width":"100%"},"disabled":false,"clearable":true}'::jsonb, 2),
		('{"__config__":{"label":"阿里云 AccessKey ID","labelWidth":null,"showLabel":true,"changeTag":true,"tag":"el-input","tagIcon":"input","defaultValue":"","required":false,"layout":"colFormItem","span":24,"document":"","regList":[],"formId":105,"renderKey":105,"tips":true,"tipsDesc":"用 RAM 用户的 AccessKey，只授予短信服务的权限，不要用主账号的","tipsIsLink":false,"tipsLink":"","optionType":"default","border":false},"__slot__":{"prepend":"","append":""},"__vModel__":"aliyun_access_key_id","placeholder":"请输入阿里云 AccessKey ID","style":{"width":"100%"},"disabled":false,"clearable":true}'::jsonb, 3),
		('{"__config__":{"label":"阿里云 AccessKey Secret","labelWidth":null,"showLabel":true,"changeTag":true,"tag":"el-input","tagIcon":"password","defaultValue":"","required":false,"layout":"colFormItem","span":24,"document":"","regList":[],"formId":106,"renderKey":106,"tips":false,"tipsDesc":"","tipsIsLink":false,"tipsLink":"","optionType":"default","border":false},"__slot__":{"prepend":"","append":""},"__vModel__":"aliyun_access_key_secret","placeholder":"请输入阿里云 AccessKey Secret","style":{"width":"100%"},"disabled":false,"show-password":true,"clearable":true}'::jsonb, 4),
		('{"__config__":{"label":"阿里云短信签名","labelWidth":null,"showLabel":true,"changeTag":true,"tag":"el-input","tagIcon":"input","defaultValue":"","required":false,"layout":"colFormItem","span":24,"document":"","regList":[],"formId":107,"renderKey":107,"tips":true,"tipsDesc":"已经通过审核的签名，不带【】","tipsIsLink":false,"tipsLink":"","optionType":"default","border":false},"__slot__":{"prepend":"","append":""},"__vModel__":"aliyun_sms_sign","placeholder":"请输入阿里云短信签名","style":{"width":"100%"},"disabled":false,"clearable":true}'::jsonb, 5)
	) AS added (field, place)
	WHERE NOT jsonb_path_exists("content"::jsonb, '$.fields[*] ? (@.__vModel__ == $key)', jsonb_build_object('key', field -> '__vModel__'))
))::text
WHERE "id" = 111
	AND CASE WHEN "content" IS JSON OBJECT THEN jsonb_typeof("content"::jsonb -> 'fields') = 'array' ELSE false END;

--> statement-breakpoint
UPDATE "form_temp" SET "content" = jsonb_set("content"::jsonb, '{fields}', ("content"::jsonb -> 'fields') || (
	SELECT coalesce(jsonb_agg(field ORDER BY place), '[]') FROM (VALUES
		('{"__config__":{"label":"快递100 授权编号","labelWidth":null,"showLabel":true,"changeTag":true,"tag":"el-input","tagIcon":"input","defaultValue":"","required":false,"layout":"colFormItem","span":24,"document":"","regList":[],"formId":103,"renderKey":103,"tips":true,"tipsDesc":"快递100 企业管理后台「授权信息」里的 customer","tipsIsLink":false,"tipsLink":"","optionType":"default","border":false},"__slot__":{"prepend":"","append":""},"__vModel__":"kuaidi100_customer","placeholder":"请输入快递100 授权编号","style":{"width":"100%"},"disabled":false,"clearable":true}'::jsonb, 0),
		('{"__config__":{"label":"快递100 授权密钥","labelWidth":null,"showLabel":true,"changeTag":true,"tag":"el-input","tagIcon":"password","defaultValue":"","required":false,"layout":"colFormItem","span":24,"document":"","regList":[],"formId":104,"renderKey":104,"tips":true,"tipsDesc":"同一页的 key","tipsIsLink":false,"tipsLink":"","optionType":"default","border":false},"__slot__":{"prepend":"","append":""},"__vModel__":"kuaidi100_key","placeholder":"请输入快递100 授权密钥","style":{"width":"100%"},"disabled":false,"show-password":true,"clearable":true}'::jsonb, 1)
	) AS added (field, place)
	WHERE NOT jsonb_path_exists("content"::jsonb, '$.fields[*] ? (@.__vModel__ == $key)', jsonb_build_object('key', field -> '__vModel__'))
))::text
WHERE "id" = 128
	AND CASE WHEN "content" IS JSON OBJECT THEN jsonb_typeof("content"::jsonb -> 'fields') = 'array' ELSE false END;

--> statement-breakpoint
UPDATE "form_temp" SET "content" = jsonb_set("content"::jsonb, '{fields}', ("content"::jsonb -> 'fields') || (
	SELECT coalesce(jsonb_agg(field ORDER BY place), '[]') FROM (VALUES
		('{"__config__":{"label":"小票打印平台","labelWidth":null,"showLabel":true,"changeTag":true,"tag":"el-radio-group","tagIcon":"radio","defaultValue":"1","required":false,"layout":"colFormItem","span":24,"document":"","regList":[],"formId":107,"renderKey":107,"tips":true,"tipsDesc":"易联云和飞鹅云各用自己的打印机和密钥","tipsIsLink":false,"tipsLink":"","optionType":"default","border":false},"__slot__":{"options":[{"value":"1","label":"易联云"},{"value":"2","label":"飞鹅云"}]},"__vModel__":"receipt_printer","placeholder":"请选择小票打印平台","style":{"width":"100%"},"disabled":false,"size":"medium"}'::jsonb, 0),
		('{"__config__":{"label":"飞鹅云账号","labelWidth":null,"showLabel":true,"changeTag":true,"tag":"el-input","tagIcon":"input","defaultValue":"","required":false,"layout":"colFormItem","span":24,"document":"","regList":[],"formId":108,"renderKey":108,"tips":true,"tipsDesc":"飞鹅云后台注册的账号（USER）","tipsIsLink":false,"tipsLink":"","optionType":"default","border":false},"__slot__":{"prepend":"","append":""},"__vModel__":"feieyun_user","placeholder":"请输入飞鹅云账号","style":{"width":"100%"},"disabled":false,"clearable":true}'::jsonb, 1),
		('{"__config__":{"label":"飞鹅云密钥","labelWidth":null,"showLabel":true,"changeTag":true,"tag":"el-input","tagIcon":"password","defaultValue":"","required":false,"layout":"colFormItem","span":24,"document":"","regList":[],"formId":109,"renderKey":109,"tips":true,"tipsDesc":"飞鹅云后台的 UKEY","tipsIsLink":false,"tipsLink":"","optionType":"default","border":false},"__slot__":{"prepend":"","append":""},"__vModel__":"feieyun_ukey","placeholder":"请输入飞鹅云密钥","style":{"width":"100%"},"disabled":false,"show-password":true,"clearable":true}'::jsonb, 2),
		('{"__config__":{"label":"飞鹅云打印机编号","labelWidth":null,"showLabel":true,"changeTag":true,"tag":"el-input","tagIcon":"input","defaultValue":"","required":false,"layout":"colFormItem","span":24,"document":"","regList":[],"formId":110,"renderKey":110,"tips":true,"tipsDesc":"打印机底部标签上的 SN","tipsIsLink":false,"tipsLink":"","optionType":"default","border":false},"__slot__":{"prepend":"","append":""},"__vModel__":"feieyun_sn","placeholder":"请输入飞鹅云打印机编号","style":{"width":"100%"},"disabled":false,"clearable":true}'::jsonb, 3)
	) AS added (field, place)
	WHERE NOT jsonb_path_exists("content"::jsonb, '$.fields[*] ? (@.__vModel__ == $key)', jsonb_build_object('key', field -> '__vModel__'))
))::text
WHERE "id" = 143
	AND CASE WHEN "content" IS JSON OBJECT THEN jsonb_typeof("content"::jsonb -> 'fields') = 'array' ELSE false END;

--> statement-breakpoint
-- The choice of 物流查询接口 has 快递100 as well.
UPDATE "form_temp" SET "content" = jsonb_set("content"::jsonb, '{fields}', (
	SELECT coalesce(jsonb_agg(CASE WHEN field ->> '__vModel__' = 'logistics_type' THEN jsonb_set(field, '{__slot__,options}', '[{"value":"1","label":"一号通"},{"value":"2","label":"阿里云物流查询"},{"value":"3","label":"快递100"}]') ELSE field END ORDER BY place), '[]')
	FROM jsonb_array_elements("content"::jsonb -> 'fields') WITH ORDINALITY AS fields (field, place)
))::text
WHERE "id" = 128
	AND CASE WHEN "content" IS JSON OBJECT THEN jsonb_typeof("content"::jsonb -> 'fields') = 'array' ELSE false END;

--> statement-breakpoint
-- A shop that prints through another cloud leaves these empty.
UPDATE "form_temp" SET "content" = jsonb_set("content"::jsonb, '{fields}', (
	SELECT coalesce(jsonb_agg(CASE WHEN field ->> '__vModel__' LIKE 'ylyprint\_app\_%' THEN jsonb_set(field, '{__config__,required}', 'false') ELSE field END ORDER BY place), '[]')
	FROM jsonb_array_elements("content"::jsonb -> 'fields') WITH ORDINALITY AS fields (field, place)
))::text
WHERE "id" = 143
	AND CASE WHEN "content" IS JSON OBJECT THEN jsonb_typeof("content"::jsonb -> 'fields') = 'array' ELSE false END;

